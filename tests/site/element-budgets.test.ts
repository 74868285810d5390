import { expect, test } from "vitest";
import { builtPages } from "./built-pages.ts";

/** The maximum number of elements in a page's document: each delays the first paint on a slow phone. */
const elementBudgets: Record<string, number> = {
  "/": 600,
  "/wallPanels": 481,
  "/seatingSystems": 479,
  "/stageSystems": 577,
  "/wallPanels/perforatedPanel": 900,
  "/seatingSystems/abpb11": 560,
  "/product": 1041,
  "/downloads": 1330,
  "/room": 925,
  "/projects": 860,
};

const pages = new Map(builtPages().map(({ path, tags }) => [path, tags.length]));

test.each(Object.entries(elementBudgets))("%s has at most %i elements", (path, most) => {
  expect(pages.get(path)).toBeGreaterThan(100);
  expect(pages.get(path)).toBeLessThanOrEqual(most);
});
