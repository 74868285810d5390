import { describe, expect, test } from "vitest";
import type { Demand } from "#app/features/search/index.ts";
import { askedOfProduct, conditionOf } from "./asked.ts";

const word = (label: string, count = 1, readAs?: string): Demand => ({ label, count, readAs, isWord: true, rest: "" });
const nrc: Demand = {
  label: "NRC at least 0.85",
  figure: { id: "nrc", label: "NRC", value: "0.85", end: "least" },
  count: 7,
  isWord: false,
  rest: "",
};

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
  const printedFor = (degree: 0 | 1 | 2, printed: string, figure = nrc.figure) =>
    askedOfProduct([{ ...nrc, figure }], [degree], { nrc: { printed } }).figures.map((each) => each.printed)[0];

  test("prints the figure that was asked for, and how it meets the condition", () => {
    expect(printedFor(2, "0.90")).toBe("0.90");
    expect(printedFor(1, "0.60–0.90")).toBe("0.60–0.90, 0.85 only at the upper end");
    expect(printedFor(1, "0.80+")).toBe("0.80+, 0.85 not stated");
    expect(printedFor(0, "Variable")).toBe("Variable, 0.85 not stated");
    expect(printedFor(0, "0.6–0.83")).toBe("0.6–0.83, below 0.85");
    expect(printedFor(0, "0.9", { ...nrc.figure!, end: "most" })).toBe("0.9, above 0.85");
    expect(printedFor(0, "0.9", { ...nrc.figure!, end: undefined })).toBe("0.9, not 0.85");
    expect(askedOfProduct([nrc], [0], {}).figures[0]?.printed).toBe("not supplied");
  });

  test("names what the product does not match, except what no product has", () => {
    expect(askedOfProduct([word("school"), word("cork", 0), word("panel")], [0, 0, 2], {}).missing).toEqual(["school"]);
  });
});
