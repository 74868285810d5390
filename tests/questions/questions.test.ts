import { describe, expect, test } from "vitest";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { readQuestions } from "./read-questions.ts";

const questions = readQuestions();

describe("the table of questions", () => {
  test("has forty, each asked once", () => {
    expect(new Set(questions.map(({ query }) => query)).size).toBe(40);
    expect(questions).toHaveLength(40);
  });

  test("answers with products of the catalogue", () => {
    const ids = new Set(ownCatalogue().products.map(({ id }) => id));
    expect(questions.flatMap(({ right }) => right).filter((id) => !ids.has(id))).toEqual([]);
  });
});
