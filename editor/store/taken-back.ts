import { changesBetween, type Change } from "./changes.ts";
import { titleOf, valueOf } from "./file-value.ts";
import type { Step } from "./journal.ts";

const undone = "Taken back: ";
const redone = "Done again: ";

/** What taking a step back makes of the content, in words: what holds now of one text, or else which step does not hold. */
export function takenBackInWords({ files, summary }: Step, inWords: (changes: readonly Change[]) => string): string {
  const [file, another] = files;
  const [, path] = /^content\/(.*\.yaml)$/.exec(file?.path ?? "") ?? [];
  if (path !== undefined && !another && typeof file?.before === "string" && typeof file.after === "string") {
    const [before, after] = [valueOf(file.before), valueOf(file.after)];
    if (before !== undefined && after !== undefined)
      return `${undone}${titleOf(path, before)}: ${inWords(changesBetween(after, before))}`;
  }
  if (summary.startsWith(undone)) return `${redone}${summary.slice(undone.length)}`;
  return `${undone}${summary.startsWith(redone) ? summary.slice(redone.length) : summary}`;
}
