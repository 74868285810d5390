import { afterEach, expect, test } from "vitest";
import { ContentCopy, ownCatalogue, removeContentCopies } from "./testing/content-copy.ts";

afterEach(removeContentCopies);

const { glossary, products } = ownCatalogue();
const figures = products.flatMap(({ specifications }) => specifications.flatMap((card) => card.figures));

test("the terms are in alphabetical order, ignoring case", () => {
  const terms = glossary.map(({ term }) => term.toLowerCase());
  expect(terms).toEqual(terms.toSorted((a, b) => a.localeCompare(b, "en", { numeric: true })));
});

test("words that the glossary explains are words that products have", () => {
  const notes = products.flatMap(({ colours }) => colours?.note ?? []);
  const printed = [...figures.flatMap((figure) => figure.printed), ...notes];
  for (const word of glossary.flatMap(({ words = [] }) => words)) {
    expect(
      printed.filter((line) => line.includes(word)),
      word,
    ).not.toEqual([]);
  }
});

test("a figure whose label is a term links to it", () => {
  const terms = new Map(figures.map(({ label, term }) => [label, term]));
  expect(terms.get("NRC")).toBe("nrc");
  expect(terms.get("Fire")).toBe("fire-class");
  expect(terms.get("Size")).toBeUndefined();
});

test("an unknown term of a figure is a mistake that lists the existing terms", () => {
  expect(new ContentCopy().edit("figures.yaml", "term: nrc", "term: nrx").mistakes()).toEqual([
    expect.stringMatching(
      /^content\/figures\.yaml:\d+: nrc\.term: There is no term in the glossary “nrx”\. Choose nrc, /,
    ),
  ]);
});

test("a term without a source is a mistake", () => {
  expect(new ContentCopy().edit("glossary.yaml", /  source: ASTM C423\n/, "").mistakes()).toEqual([
    expect.stringMatching(/^content\/glossary\.yaml:\d+: nrc\.source: /),
  ]);
});
