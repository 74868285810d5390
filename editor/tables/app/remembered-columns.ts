import type { Matching } from "../matching.ts";
import type { Cells } from "../messages.ts";
import { keepRemembered, readRemembered } from "./remembered-list.ts";

const key = "columns of tables";
/** More kinds of table than this nobody sends; the oldest are forgotten. */
const mostRemembered = 20;

interface Remembered {
  readonly heading: Cells;
  readonly matching: Matching;
}

/** How the columns of a table with this heading were read when it was taken last, in this browser; undefined if none was. */
export function rememberedMatching(heading: Cells): Matching | undefined {
  return heading.length === 0
    ? undefined
    : readRemembered<Remembered>(key).findLast((each) => isSame(each.heading, heading))?.matching;
}

/** Keeps how the columns of a table are read for the next one with the same heading. */
export function rememberMatching(heading: Cells, matching: Matching): void {
  if (heading.length === 0) return;
  const others = readRemembered<Remembered>(key).filter((each) => !isSame(each.heading, heading));
  keepRemembered(key, [...others, { heading, matching }], mostRemembered);
}

function isSame(one: Cells, other: Cells): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
