import { describe, expect, test } from "vitest";
import type { Demand } from "./engine/search.ts";
import { matchOf, statementOf, type Match } from "./statement.ts";

const word = (label: string, count = 1, readAs?: string): Demand => ({
  label,
  count,
  certain: count,
  readAs,
  isWord: true,
  rest: "",
});
const nrc: Demand = {
  label: "NRC at least 0.85",
  figure: { id: "nrc", value: "0.85", limit: "least" },
  count: 7,
  certain: 7,
  isWord: false,
  rest: "",
};

test("a product matches the whole search, or perhaps, or a part; what no product has does not count", () => {
  expect(matchOf([word("panel"), nrc], [2, 2])).toBe("whole");
  expect(matchOf([word("panel"), nrc], [2, 1])).toBe("perhaps");
  expect(matchOf([word("panel"), nrc], [0, 2])).toBe("part");
  expect(matchOf([word("cork", 0), nrc], [0, 2])).toBe("whole");
});

describe("the statement of a search", () => {
  test.each<[string, Demand[], Match[], string]>([
    ["that all match is empty", [word("panel"), nrc], ["whole", "whole"], ""],
    [
      "that some match counts them",
      [word("panel"), nrc],
      ["whole", "whole", "perhaps", "part"],
      "Two match everything, and one may; the others match some of it.",
    ],
    ["of one condition counts those that may match it", [nrc], ["whole", "perhaps"], "One matches, and one may."],
    ["that none matches for certain says so", [nrc], ["perhaps"], "One may match."],
    ["that none matches says so", [word("tegular"), nrc], ["part", "part"], "No product matches both."],
    [
      "that none matches says of how many conditions",
      [word("a"), word("b"), word("c"), nrc],
      ["part"],
      "No product matches all four.",
    ],
    [
      "with words that no product has names them",
      [word("cup", 0), word("holder", 0), word("chair")],
      ["whole", "part"],
      "No product mentions “cup” or “holder”. One matches the rest; the others match some of it.",
    ],
    ["with a figure that no product has names it", [{ ...nrc, count: 0 }], [], "No product has NRC at least 0.85."],
  ])("%s", (_, demands, matches, statement) => expect(statementOf(demands, matches)).toBe(statement));
});
