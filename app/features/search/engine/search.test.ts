import { describe, expect, test } from "vitest";
import type { SearchDocument, SearchedFigure } from "#content/schema/search.ts";
import { search, searchProducts } from "./search.ts";
import { openIndex, serialiseIndex } from "./search-index.ts";

const document = (given: Partial<SearchDocument> & { title: string }): SearchDocument => ({
  id: given.title,
  kind: "product",
  path: "/",
  note: "",
  names: given.title,
  text: "",
  alsoCalled: "",
  ...given,
});

const nrc: SearchedFigure = { id: "nrc", words: ["nrc"], units: [], isLength: false, digits: 1 };

const index = openIndex(
  serialiseIndex(
    [
      document({
        title: "Foam Panel",
        text: "wall panels",
        alsoCalled: "sponge",
        measures: { figures: { nrc: [[0.9, 0.9]] } },
      }),
      document({
        title: "Wooden Panel",
        text: "wall panels | teak | oak",
        measures: { figures: { nrc: [[0.6, 0.83]] } },
      }),
      document({ title: "Clip-In Tiles", text: "metal ceilings" }),
      document({ title: "ABR-07", names: "ABR-07 | ABR07 | ABR7", text: "auditorium chair" }),
      document({ title: "ABR-08", names: "ABR-08 | ABR08 | ABR8", text: "auditorium chair" }),
      document({ title: "Teak Black", kind: "finish" }),
      document({ title: "Teak", kind: "finish" }),
    ],
    [nrc],
  ),
);
const titles = (query: string) => search(index, query).map(({ title }) => title);

describe("what is found", () => {
  test.each([
    ["a part of a word", "woo", "Wooden Panel"],
    ["a misspelt word", "wodden", "Wooden Panel"],
    ["a word of its data", "oak", "Wooden Panel"],
    ["what buyers call it", "sponge", "Foam Panel"],
    ["a plural", "foams", "Foam Panel"],
    ["two words written as one", "clipin", "Clip-In Tiles"],
    ["a model code with a space", "abr 07", "ABR-07"],
    ["a model code without its nought", "ABR8", "ABR-08"],
    ["words that say nothing", "show me the foam", "Foam Panel"],
  ])("%s: %s", (_, query, title) => expect(titles(query)[0]).toBe(title));

  test("by all its words stands before what is found by one", () => {
    expect(titles("teak panel")[0]).toBe("Wooden Panel");
  });

  test("by its whole title stands first", () => expect(titles("teak").slice(0, 2)).toEqual(["Teak", "Teak Black"]));

  test("by its words and its figure stands before what has the words alone", () => {
    expect(titles("panel NRC 0.9")).toEqual(["Foam Panel", "Wooden Panel"]);
    expect(titles("panel NRC 0.8").toSorted()).toEqual(["Foam Panel", "Wooden Panel"]);
  });

  test("by a figure alone has the figure", () => expect(titles("nrc above 0.85")).toEqual(["Foam Panel"]));

  test.each(["", "   ", "zzzz", "the", "?!"])("for %j is nothing", (query) => expect(titles(query)).toEqual([]));

  test("as products leaves the other kinds out", () => expect(searchProducts(index, "teak")).toEqual(["Wooden Panel"]));
});
