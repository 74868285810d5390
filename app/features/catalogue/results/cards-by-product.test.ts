import { expect, test } from "vitest";
import { productCard } from "#app/testing/content.ts";
import { cardsByProduct } from "./results.tsx";

const board = (path: string) => productCard({ productId: "walls/board", path });
const categories = [
  { id: "walls", cards: [board("/walls/board"), productCard({ productId: "walls/felt", path: "/walls/felt" })] },
  { id: "ceilings", cards: [board("/ceilings/board")] },
];

test.each([
  ["its first category if none is chosen", [], "/walls/board"],
  ["the chosen category", ["ceilings"], "/ceilings/board"],
  ["the first of the chosen categories", ["ceilings", "walls"], "/walls/board"],
])("a product in two categories is shown as in %s", (_, chosen, path) => {
  const cards = cardsByProduct(categories, chosen);
  expect(cards.get("walls/board")?.path).toBe(path);
  expect(cards.get("walls/felt")?.path).toBe("/walls/felt");
});
