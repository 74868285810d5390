import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { longestQuery } from "#app/ui/word-filter.ts";
import { initialState, stateToQuery, readState, type CatalogueState } from "./address.ts";
import { arbitrarySearch, arbitraryState, smallFacets, smallOrders } from "./testing/arbitrary-catalogue.ts";

const choices = { facets: smallFacets, orders: smallOrders };
const read = (search: string) => readState(search, choices);

test("every state written into an address is read from it unchanged", () => {
  fc.assert(
    fc.property(arbitraryState, (state) => {
      expect(read(stateToQuery(state, choices))).toEqual(state);
    }),
    { numRuns: 1000 },
  );
});

test("a state read from an address is always written in the same form", () => {
  fc.assert(
    fc.property(arbitrarySearch, (text) => {
      const state = read(text);
      expect(read(stateToQuery(state, choices))).toEqual(state);
    }),
  );
});

describe("an address", () => {
  test("is empty for the whole catalogue", () => {
    expect(stateToQuery(initialState, choices)).toBe("");
    expect(read("")).toEqual(initialState);
  });

  test("contains the words, the choices, the order, the view and the number shown", () => {
    const state: CatalogueState = {
      query: "teak & oak",
      chosen: { category: ["a", "b"], nrc: ["0.5"] },
      sort: "absorption",
      view: "table",
      shown: 120,
    };
    expect(stateToQuery(state, choices)).toBe(
      "?q=teak+%26+oak&category=a&category=b&nrc=0.5&sort=absorption&view=table&shown=120",
    );
  });

  test("ignores unknown parameters and values", () => {
    expect(
      read("?category=a&category=c&nrc=0.5&nrc=a&colour=red&sort=price&view=cards&view=table&shown=50&utm_source=x"),
    ).toEqual({ ...initialState, chosen: { category: ["a"], nrc: ["0.5"] } });
  });

  test("trims the words and limits their length", () => {
    expect(read("?q=++teak%0A++floor+").query).toBe("teak floor");
    expect(read(`?q=${"x".repeat(5000)}`).query).toHaveLength(longestQuery);
  });
});
