import { expect, test } from "vitest";
import type { CatalogueCategory } from "../build-explorer.ts";
import { shownAtFirst } from "./category-sections.tsx";

const category = (id: string, products: number): CatalogueCategory => ({
  id,
  title: id,
  path: `/${id}`,
  count: `${products} products`,
  cards: Array.from({ length: products }, (_, place) => ({
    productId: `${id}/${place}`,
    path: `/${id}/${place}`,
    name: String(place),
    figures: [],
  })),
});
const shown = (...counts: number[]) =>
  shownAtFirst(counts.map((count) => category(String(count), count))).map(({ cards, more }) => [cards.length, more]);

test("a catalogue that fits one page is shown in full", () => {
  expect(shown(10, 50)).toEqual([
    [10, 0],
    [50, 0],
  ]);
});

test("a longer catalogue shows the first products of each category, and how many more there are", () => {
  expect(shown(10, 4, 600)).toEqual([
    [6, 4],
    [4, 0],
    [6, 594],
  ]);
});
