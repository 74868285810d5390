import type { Step } from "./journal.ts";

/** Older steps have the short words. */
const undone = /^(?:This change was undone|Undone): /;
const redone = /^(?:This change was redone|Redone): /;

/** Describes the undo of a step: what it did was undone, or redone if it was an undo itself. */
export function undoSummary({ summary }: Pick<Step, "summary">): string {
  const change = summary.replace(undone, "").replace(redone, "");
  return `This change was ${isUndo({ summary }) ? "redone" : "undone"}: ${change}`;
}

/** Whether a step undoes another one. */
export function isUndo({ summary }: Pick<Step, "summary">): boolean {
  return undone.test(summary);
}
