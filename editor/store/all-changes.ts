import { titleOf, valueOf } from "./file-value.ts";
import type { Step } from "./journal.ts";
import { isUndo } from "./undo-summary.ts";

/**
 * Every change of a step whose summary names only some; nothing for other steps. Those of an undo are the changes that were undone, as in its
 * summary.
 * @param list describes the changes of a file in the content folder
 */
export function allChanges(
  step: Step,
  list: (before: unknown, after: unknown, path: string) => string[],
): { readonly all?: readonly string[] } {
  if (!/; and \d+ more changes?$/.test(step.summary)) return {};
  const lines = step.files.flatMap(({ path, before, after }) => {
    if (!path.endsWith(".yaml") || typeof before !== "string" || typeof after !== "string") return [];
    const [was, is] = isUndo(step) ? [after, before] : [before, after];
    const inContent = path.replace(/^content\//, "");
    const title = step.files.length > 1 ? `${titleOf(inContent, valueOf(is))}: ` : "";
    return list(valueOf(was), valueOf(is), inContent).map((line) => title + line);
  });
  return { all: lines };
}
