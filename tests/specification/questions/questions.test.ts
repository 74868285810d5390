import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { openIndex, serialiseIndex } from "#app/features/search/engine/search-index.ts";
import { searchProducts } from "#app/features/search/engine/search.ts";
import { searchDocuments } from "#content/search/documents.ts";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { readQuestions } from "./read-questions.ts";

const catalogue = ownCatalogue();
const serialised = serialiseIndex(searchDocuments(catalogue), catalogue.searchedFigures, catalogue.searchedFinishes);
const index = openIndex(serialised);

describe.each([
  { table: "questions", count: 40, leastRight: 38 },
  { table: "more-questions", count: 72, leastRight: 69 },
] as const)("the table of $count questions", ({ table, count, leastRight }) => {
  const questions = readQuestions(table);

  test("has each once, and names products of the catalogue", () => {
    expect(new Set(questions.map(({ query }) => query)).size).toBe(count);
    const ids = new Set(catalogue.products.map(({ id }) => id));
    const named = questions.flatMap(({ right, wrong = [] }) => [...right, ...wrong]);
    expect(named.filter((id) => !ids.has(id))).toEqual([]);
  });

  test(`is answered by the first three results, for ${leastRight} of them`, () => {
    const missed = questions.flatMap(({ query, right }) => {
      const first = searchProducts(index, query).slice(0, 3);
      return first.some((id) => right.includes(id)) ? [] : `${query}: ${first.join(", ")}`;
    });
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(count - leastRight);
  });

  test("has no wrong product first", () => {
    const mistaken = questions.filter(({ query, wrong }) => wrong?.includes(searchProducts(index, query)[0] ?? ""));
    expect(mistaken.map(({ query }) => query)).toEqual([]);
  });
});

test("the index of products, finishes, pages and projects is at most 40 kB compressed", () => {
  expect(brotliCompressSync(serialised).length).toBeLessThanOrEqual(40_000);
});
