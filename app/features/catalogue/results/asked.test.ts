import { describe, expect, test } from "vitest";
import type { Demand } from "#app/features/search/index.ts";
import { askedOfProduct, conditionOf, statementOf } from "./asked.ts";

const word = (label: string, count = 1, readAs?: string): Demand => ({ label, count, readAs, isWord: true, rest: "" });
const nrc: Demand = {
  label: "NRC at least 0.85",
  figure: { id: "nrc", label: "NRC", condition: "at least 0.85" },
  count: 7,
  isWord: false,
  rest: "",
};

describe("the statement of a search", () => {
  test("for which no product meets everything counts the products of each condition", () => {
    expect(
      statementOf(
        [word("tegular", 2), nrc],
        [
          [2, 0],
          [0, 2],
          [0, 1],
        ],
      ),
    ).toBe("No product meets both conditions. One meets “tegular” and two meet “NRC at least 0.85”.");
    expect(
      statementOf(
        [word("tegular"), word("ceiling"), nrc],
        [
          [2, 2, 0],
          [0, 2, 2],
        ],
      ),
    ).toContain("No product meets all three.");
  });

  test("names what no product has", () => {
    expect(statementOf([word("cork", 0), word("panel")], [[0, 2]])).toBe("No product mentions “cork”.");
    expect(statementOf([{ ...nrc, count: 0 }], [])).toBe("No product has NRC at least 0.85.");
  });

  test("says how many meet everything, unless all do", () => {
    expect(
      statementOf(
        [word("panel"), nrc],
        [
          [2, 2],
          [2, 0],
        ],
      ),
    ).toBe("One meets every condition; the others meet some.");
    expect(
      statementOf(
        [word("panel"), nrc],
        [
          [2, 2],
          [2, 1],
        ],
      ),
    ).toBe("");
  });
});

describe("a condition", () => {
  const facets = [
    { id: "edge", label: "Edge", explanation: "", choice: "several", values: [{ id: "tegular", label: "Tegular" }] },
    {
      id: "wood",
      label: "Wood",
      explanation: "",
      choice: "several",
      values: [{ id: "light", label: "Light, like ash" }],
    },
  ] as const;
  const tegular = [{ id: "slit", name: "Slit", values: { edge: ["square", "tegular"] }, sortBy: {} }];
  test.each([
    ["names its filter", word("tegular"), "Edge: tegular"],
    ["that is no filter is the word", word("oak"), "oak"],
    ["that means something else than a filter's value is the word", word("light"), "light"],
    ["that was misspelt says what it is read as", word("teguler", 1, "tegular"), "Edge: tegular (for teguler)"],
    ["on a figure is the figure", nrc, "NRC at least 0.85"],
  ])("%s", (_, demand, shown) => expect(conditionOf(demand, facets, tegular)).toBe(shown));
});

describe("a product's entry", () => {
  const textFor = (degree: 0 | 1 | 2, printed: string) =>
    askedOfProduct([nrc], [degree], { nrc: { printed } }).figures.map(({ text }) => text);

  test("prints the figure that was asked for, and how it meets the condition", () => {
    expect(textFor(2, "0.90")).toEqual(["NRC 0.90"]);
    expect(textFor(1, "0.60–0.90")).toEqual(["NRC 0.60–0.90, at least 0.85 only in part of this range"]);
    expect(textFor(1, "0.80+")).toEqual(["NRC 0.80+, at least 0.85 not stated"]);
    expect(textFor(0, "0.6–0.83")).toEqual(["NRC 0.6–0.83, not at least 0.85"]);
  });

  test("names what the product does not have, except what no product has", () => {
    expect(askedOfProduct([word("school"), word("cork", 0), nrc], [0, 0, 0], {}).missing).toEqual([
      "school",
      "NRC at least 0.85",
    ]);
  });
});
