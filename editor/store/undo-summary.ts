import { changesBetween, type Change } from "./changes.ts";
import { titleOf, valueOf } from "./file-value.ts";
import type { Step } from "./journal.ts";

const undone = "Undone: ";
const redone = "Redone: ";

/** Describes the undo of a step: the resulting change for a single saved text, or else the summary of that step. */
export function undoSummary({ files, summary }: Step, inWords: (changes: readonly Change[]) => string): string {
  const [file, another] = files;
  const [, path] = /^content\/(.*\.yaml)$/.exec(file?.path ?? "") ?? [];
  if (path !== undefined && !another && typeof file?.before === "string" && typeof file.after === "string") {
    const [before, after] = [valueOf(file.before), valueOf(file.after)];
    const titles = [titleOf(path, before), titleOf(path, after)];
    // Other steps have specific summaries, such as the place in an order.
    const isSave = titles.some((title) => summary.replace(undone, "").startsWith(`${title}: `));
    if (isSave && before !== undefined && after !== undefined)
      return `${undone}${titles[0]}: ${inWords(changesBetween(after, before))}`;
  }
  if (isUndo({ summary })) return summary.replace(undone, redone);
  return `${undone}${summary.replace(redone, "")}`;
}

/** Whether a step undoes another one. */
export function isUndo({ summary }: Pick<Step, "summary">): boolean {
  return summary.startsWith(undone);
}
