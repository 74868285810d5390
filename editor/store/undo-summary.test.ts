import { expect, test } from "vitest";
import { isUndo, undoSummary } from "./undo-summary.ts";

const step = (summary: string) => ({ id: 2, at: "2026-01-31T09:30:00Z", summary, files: [] });

test.each(["Undone: Order of panels. This no longer applies", "Taken back: Order of panels. This holds no longer"])(
  "a step called “%s”, by this version of the editor or an earlier one, is an undo and can be redone",
  (summary) => {
    expect(isUndo(step(summary))).toBe(true);
    expect(undoSummary(step(summary), () => "")).toBe("Redone: Order of panels");
  },
);

test.each(["Redone: Order of panels", "Done again: Order of panels"])("a step called “%s” can be undone", (summary) => {
  expect(isUndo(step(summary))).toBe(false);
  expect(undoSummary(step(summary), () => "")).toBe("Undone: Order of panels");
});
