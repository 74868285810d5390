import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { openIndex, serialiseIndex } from "#app/features/search/engine/search-index.ts";
import { searchProducts } from "#app/features/search/engine/search.ts";
import { searchDocuments } from "#content/search/documents.ts";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { readQuestions } from "./read-questions.ts";

const questions = readQuestions();
const catalogue = ownCatalogue();
const serialised = serialiseIndex(searchDocuments(catalogue), catalogue.searchedFigures, catalogue.searchedFinishes);

describe("the table of questions", () => {
  test("has forty questions, each once", () => {
    expect(new Set(questions.map(({ query }) => query)).size).toBe(40);
    expect(questions).toHaveLength(40);
  });

  test("names products of the catalogue as answers", () => {
    const ids = new Set(catalogue.products.map(({ id }) => id));
    expect(questions.flatMap(({ right }) => right).filter((id) => !ids.has(id))).toEqual([]);
  });
});

describe("a buyer's question", () => {
  const index = openIndex(serialised);

  test("is answered by the first three results, for 38 of 40", () => {
    const missed = questions.flatMap(({ query, right }) => {
      const first = searchProducts(index, query).slice(0, 3);
      return first.some((id) => right.includes(id)) ? [] : `${query}: ${first.join(", ")}`;
    });
    expect(missed.length, missed.join("\n")).toBeLessThanOrEqual(2);
  });
});

test("the index of products, finishes, pages and projects is at most 40 kB compressed", () => {
  expect(brotliCompressSync(serialised).length).toBeLessThanOrEqual(40_000);
});
