import type { UnknownWords } from "../messages.ts";
import { projectColumns } from "../project-columns.ts";

/** A table from elsewhere, with a title and headings above its only project. */
export const rows = [
  ["Projects 2015-2025"],
  ["Name of work", "City", "State", "Remarks"],
  ["Town hall", "Jaipur", "Rajasthan", "-"],
];

/** Reads a table of which nothing but its unknown words is looked at. */
export const readsWords = (unknown: UnknownWords) => async () => ({
  rows: [],
  datesRead: [],
  statesAdded: [],
  unknown,
});

/** What the columns of that table are matched with. */
export const parts = {
  other: { rows },
  columns: projectColumns,
  choices: {},
  there: [],
  onRead: readsWords({ words: [], allowed: {} }),
  onTake: () => {},
  onAddKinds: async () => ({}),
  onCancel: () => {},
};
