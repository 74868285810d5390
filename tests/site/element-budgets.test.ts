import { expect, test } from "vitest";
import { builtPages } from "./built-pages.ts";

/** The maximum number of elements in a page's document: each delays the first paint on a slow phone. */
const elementBudgets: Record<string, number> = {
  "/": 670,
  "/wallPanels": 575,
  "/seatingSystems": 570,
  "/stageSystems": 710,
  "/wallPanels/perforatedPanel": 1100,
  "/seatingSystems/abpb11": 630,
  "/product": 1660,
  "/downloads": 1360,
  "/room": 950,
  "/projects": 880,
};

const pages = new Map(builtPages().map(({ path, tags }) => [path, tags.length]));

test.each(Object.entries(elementBudgets))("%s has at most %i elements", (path, most) => {
  expect(pages.get(path)).toBeGreaterThan(100);
  expect(pages.get(path)).toBeLessThanOrEqual(most);
});
