import { describe, expect, test } from "vitest";
import type { Demand } from "#app/features/search/index.ts";
import { askedOfProduct, conditionOf, countOf, facetOf, namedFigures } from "./asked.ts";

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
  certain: 6,
  isWord: false,
  rest: "",
};

describe("a condition", () => {
  const facets = [
    { id: "edge", label: "Edge", explanation: "", choice: "several", values: [{ id: "tegular", label: "Tegular" }] },
    { id: "cri", label: "CRI at least", explanation: "", choice: "one", values: [{ id: "90", label: "90" }] },
    {
      id: "use",
      label: "Use",
      explanation: "",
      choice: "several",
      values: [{ id: "auditorium", label: "Auditoriums" }],
      sampleValues: [{ id: "school", label: "Schools" }],
    },
    {
      id: "wood",
      label: "Wood",
      explanation: "",
      choice: "several",
      values: [{ id: "light", label: "Light, like ash" }],
    },
  ] as const;
  const tegular = [
    {
      id: "slit",
      name: "Slit",
      values: { edge: ["square", "tegular"], cri: ["90"] },
      sampleValues: { use: ["school"] },
      sortBy: {},
    },
  ];
  test.each([
    ["names its filter", word("tegular"), "Edge: tegular"],
    ["that the products meet by a sample names its filter", word("school"), "Use: school"],
    [
      "that is a colour or a wood names its filter, even in another word",
      { ...word("ash"), filter: "wood" },
      "Wood: ash",
    ],
    ["that is a value of other products is the word", word("auditorium"), "auditorium"],
    ["that products without that value meet as well is the word", word("tegular", 2), "tegular"],
    ["that is not a filter is the word", word("oak"), "oak"],
    ["that means something else than a filter's value is the word", word("light"), "light"],
    ["that was misspelt says what it is read as", word("teguler", 1, "tegular"), "Edge: tegular (for teguler)"],
    ["that is a number is not the value of a filter", word("90"), "90"],
    ["on a figure is the figure", nrc, "NRC at least 0.85"],
  ])("%s", (_, demand, shown) => expect(conditionOf(demand, facetOf(demand, facets, tegular, tegular))).toBe(shown));
});

test("the count of a condition says how many products meet it only perhaps", () => {
  expect(countOf(word("panel", 11))).toBe("11");
  expect(countOf(nrc)).toBe("6, perhaps 7");
  expect(countOf({ ...nrc, certain: 0 })).toBe("perhaps 7");
});

describe("a product's entry", () => {
  const printedFor = (degree: 0 | 1 | 2, printed: string, figure = nrc.figure) =>
    askedOfProduct([{ ...nrc, figure }], { degrees: [degree] }, { nrc: { printed } }, columns).figures[0]?.printed;
  const columns = [
    { id: "nrc", label: "NRC" },
    { id: "gap", label: "Gap" },
  ];

  test("prints the figure that was asked for, and how it meets the condition", () => {
    expect(printedFor(2, "0.90")).toBe("0.90");
    expect(printedFor(1, "0.60–0.90")).toBe("0.60–0.90, perhaps below 0.85");
    expect(printedFor(1, "Up to 45", { ...nrc.figure!, value: "30" })).toBe("Up to 45, perhaps below 30");
    expect(printedFor(1, "13.4–17.2% (square), 8.7–19.6% (circle)", { ...nrc.figure!, value: "13.4%" })).toBe(
      "13.4–17.2% (square), 8.7–19.6% (circle), perhaps below 13.4%",
    );
    expect(printedFor(1, "0.80+")).toBe("0.80+, 0.85 not stated");
    expect(printedFor(1, "0.80+/0.85+")).toBe("0.80+/0.85+, 0.85 only in some variants");
    expect(printedFor(1, "0.70+/0.80+")).toBe("0.70+/0.80+, 0.85 not stated");
    expect(printedFor(1, "0.80 or 0.85")).toBe("0.80 or 0.85, 0.85 only in some variants");
    expect(printedFor(0, "Variable")).toBe("Variable, 0.85 not stated");
    expect(printedFor(0, "0.6–0.83")).toBe("0.6–0.83, below 0.85");
    expect(printedFor(0, "0.9", { ...nrc.figure!, limit: "most" })).toBe("0.9, above 0.85");
    expect(printedFor(1, "0.80/0.90", { ...nrc.figure!, limit: "above" })).toBe(
      "0.80/0.90, above 0.85 only in some variants",
    );
    expect(printedFor(1, "0.85+", { ...nrc.figure!, limit: "above" })).toBe("0.85+, above 0.85 not stated");
    expect(printedFor(0, "0.85", { ...nrc.figure!, limit: "above" })).toBe("0.85, not above 0.85");
    expect(printedFor(0, "0.85", { ...nrc.figure!, limit: "below" })).toBe("0.85, not below 0.85");
    expect(printedFor(0, "0.9", { ...nrc.figure!, limit: undefined })).toBe("0.9, not 0.85");
    expect(askedOfProduct([nrc], { degrees: [0] }, {}, columns).figures).toMatchObject([
      { label: "NRC", printed: "not supplied" },
    ]);
  });

  test("says that a range includes the number that was asked for", () => {
    const width = { id: "nrc", value: "550 mm" };
    expect(printedFor(1, "450–550 mm", width)).toBe("450–550 mm, which includes 550 mm");
    expect(printedFor(0, "450 mm", width)).toBe("450 mm, not 550 mm");
    expect(printedFor(1, "450–550 mm", { id: "nrc", value: "500–600 mm" })).toBe("450–550 mm, partly 500–600 mm");
    expect(printedFor(0, "Class 1", { id: "nrc", value: "class A" })).toBe("Class 1, not class A");
  });

  test("prints the figure that meets a length of any figure", () => {
    const length: Demand = { label: "15 mm", count: 2, certain: 2, isWord: false, rest: "" };
    const printed = { gap: { printed: "10–20 mm" } };
    expect(askedOfProduct([length], { degrees: [1], lengths: ["gap"] }, printed, columns).figures).toMatchObject([
      { label: "Gap", printed: "10–20 mm, which includes 15 mm" },
    ]);
    expect(askedOfProduct([length], { degrees: [0], lengths: [undefined] }, printed, columns)).toMatchObject({
      figures: [],
      missing: ["15 mm"],
    });
  });

  test("prints the figures of chosen filters and of named figures, if the product has them", () => {
    const values = { nrc: { printed: "0.6" }, gap: { printed: "10 mm", sample: true } };
    const figuresOf = (shown: string[]) => askedOfProduct([nrc], { degrees: [0] }, values, columns, shown).figures;
    expect(figuresOf(["nrc", "gap", "edge"])).toMatchObject([
      { label: "NRC", printed: "0.6, below 0.85" },
      { label: "Gap", printed: "10 mm", sample: true },
    ]);
  });

  test("names a misspelt word that it does not match as it is read", () => {
    const demands = [word("accoustic", 3, "acoustic"), word("panel")];
    expect(askedOfProduct(demands, { degrees: [0, 2] }, {}, columns).missing).toEqual(["acoustic"]);
  });

  test("names what the product does not match, except what no product has", () => {
    const demands = [word("school"), word("cork", 0), word("panel")];
    expect(askedOfProduct(demands, { degrees: [0, 0, 2] }, {}, columns).missing).toEqual(["school"]);
  });

  test("distinguishes a figure that it does not match from one that was not supplied", () => {
    const asked = (values: Parameters<typeof askedOfProduct>[2]) =>
      askedOfProduct([word("school"), nrc], { degrees: [0, 0] }, values, columns);
    expect(asked({ nrc: { printed: "0.6" } })).toMatchObject({ unmet: ["school", nrc.label], absent: [] });
    expect(asked({})).toMatchObject({ unmet: ["school"], absent: ["NRC"] });
  });
});

test("a figure is named by all words of one of its names", () => {
  const columns = [
    { id: "fireClass", label: "Fire", names: ["fire class"] },
    { id: "climate", label: "Climate", names: ["humidity", "moisture"] },
    { id: "gap", label: "Gap" },
  ];
  const named = (...words: string[]) =>
    namedFigures(
      words.map((each) => word(each)),
      columns,
    );
  expect(named("melamiano", "fire", "class")).toEqual(["fireClass"]);
  expect(named("moisture", "resistant", "ceiling")).toEqual(["climate"]);
  expect(named("fire", "door", "gap")).toEqual([]);
});
