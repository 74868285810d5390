import { describe, expect, test } from "vitest";
import { longestQuery } from "#app/ui/word-filter.ts";
import type { Facet, FacetId } from "#content/schema/facet.ts";
import { initialState, stateToQuery, readState, type AddressChoices, type CatalogueState } from "./address.ts";

const facet = (id: FacetId, choice: Facet["choice"], ...ids: string[]): Facet => ({
  id,
  label: id,
  explanation: id,
  choice,
  values: ids.map((value) => ({ id: value, label: value })),
});
const choices: AddressChoices = {
  facets: [facet("category", "several", "a", "b"), facet("nrc", "one", "0.5", "0.9")],
  orders: [{ id: "absorption", label: "NRC, highest first", first: "highest" }],
};
const read = (search: string) => readState(search, choices);

describe("an address", () => {
  test("is empty for the whole catalogue", () => {
    expect(stateToQuery(initialState, choices)).toBe("");
    expect(read("")).toEqual(initialState);
  });

  test("contains the words, the choices, the order, the view and the number shown, and is read as the same", () => {
    const state: CatalogueState = {
      query: "teak & oak",
      chosen: { category: ["a", "b"], nrc: ["0.5"] },
      sort: "absorption",
      view: "table",
      shown: 120,
    };
    const address = "?q=teak+%26+oak&category=a&category=b&nrc=0.5&sort=absorption&view=table&shown=120";
    expect(stateToQuery(state, choices)).toBe(address);
    expect(read(address)).toEqual(state);
  });

  test("ignores unknown parameters and values", () => {
    expect(
      read("?category=a&category=c&nrc=0.5&nrc=0.9&colour=red&sort=price&view=cards&view=table&shown=50&utm_source=x"),
    ).toEqual({ ...initialState, chosen: { category: ["a"], nrc: ["0.5"] } });
  });

  test("trims the words and limits their length", () => {
    expect(read("?q=++teak%0A++floor+").query).toBe("teak floor");
    expect(read(`?q=${"x".repeat(5000)}`).query).toHaveLength(longestQuery);
  });
});
