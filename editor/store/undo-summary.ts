import type { Step } from "./journal.ts";

const undone = "Undone: ";
const redone = "Redone: ";

/** Describes the undo of a step: what it did was undone, or redone if it was an undo itself. */
export function undoSummary({ summary }: Pick<Step, "summary">): string {
  if (isUndo({ summary })) return summary.replace(undone, redone);
  return `${undone}${summary.replace(redone, "")}`;
}

/** Whether a step undoes another one. */
export function isUndo({ summary }: Pick<Step, "summary">): boolean {
  return summary.startsWith(undone);
}
