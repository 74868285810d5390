import { expect, test } from "vitest";
import { isUndo, undoSummary } from "./undo-summary.ts";

test("the undo of a step can be undone and redone by name", () => {
  const after = (summary: string) => {
    const undone = undoSummary({ summary });
    return [undone, isUndo({ summary: undone })];
  };
  expect(after("Order of panels: 3 have moved")).toEqual([
    "This change was undone: Order of panels: 3 have moved",
    true,
  ]);
  expect(after("This change was undone: Order of panels: 3 have moved")).toEqual([
    "This change was redone: Order of panels: 3 have moved",
    false,
  ]);
  expect(after("This change was redone: Order of panels: 3 have moved")).toEqual([
    "This change was undone: Order of panels: 3 have moved",
    true,
  ]);
});
