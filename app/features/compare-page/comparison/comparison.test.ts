import { describe, expect, test } from "vitest";
import { comparisonCsv } from "../comparison-bar.tsx";
import { comparisonGroups, onlyDifferences, bestFigures, sharedUnit } from "./comparison-rows.ts";
import type { ComparedFigure, ComparedQuantity } from "./comparison.ts";
import { figureOf } from "#content/testing/figures.ts";
import type { Quantity } from "#content/schema/reading.ts";
import { linesOf } from "../compared-figures.ts";

describe("a row's unit", () => {
  const open = ["Custom", "Depends on fabric shade"];
  const figureIn = (quantity: Quantity, ...lines: string[]): ComparedFigure => ({
    ...linesOf(figureOf(quantity, { quantity, open }, ...lines)),
    meaning: 1,
  });

  test("is shown once if all figures end with it", () => {
    expect(
      sharedUnit([figureIn("length", "15/20/25 mm"), undefined, figureIn("length", "12, 15, 16 or 18 mm", "Custom")]),
    ).toEqual({ unit: "mm", figures: [["15/20/25"], [], ["12, 15, 16 or 18", "Custom"]] });
    expect(sharedUnit([figureIn("share", "75%"), figureIn("share", "Depends on fabric shade")])).toMatchObject({
      unit: "%",
      figures: [["75"], expect.any(Array)],
    });
    expect(sharedUnit([figureIn("foamDensity", "48 Kg"), figureIn("foamDensity", "42 or 48 kg")]).unit).toBe("kg");
    expect(sharedUnit([figureIn("years", "1 year"), figureIn("years", "5 years")])).toEqual({
      unit: "years",
      figures: [["1"], ["5"]],
    });
  });

  test.each<[string, ComparedFigure, ComparedFigure]>([
    ["of one figure differs", figureIn("length", "5-6 m"), figureIn("length", "3000 mm")],
    ["is in the middle of a figure", figureIn("power", "200W/300W"), figureIn("power", "400W")],
    ["is followed by words", figureIn("share", "13.4-17.2% (square)"), figureIn("share", "10%")],
    ["is missing from a figure", figureIn("thermalConductivity", "0.033"), figureIn("length", "25 mm")],
    [
      "does not follow a single number",
      figureIn("coatingWeight", "Hot dip galvanized at 120 gsm"),
      figureIn("length", "18 mm"),
    ],
  ])("stays with every figure if it %s", (_, ...figures) => {
    expect(sharedUnit(figures)).toEqual({ figures: figures.map(({ lines }) => lines) });
  });

  test("does not exist if there are only words", () => {
    expect(sharedUnit([figureIn("length", "Custom"), undefined])).toEqual({ figures: [["Custom"], []] });
  });
});

const quantity: ComparedQuantity = {
  id: "warranty",
  label: "Warranty",
  group: "Choice",
  best: { mark: "Longest", better: "more" },
};
const figure = (minimum?: number, maximum = minimum, conditions = ""): ComparedFigure => ({
  lines: [`${minimum}–${maximum}`],
  meaning: minimum ?? 0,
  judged: { minimum, maximum, conditions },
});

describe("the best figure", () => {
  test("is the largest, or several if they are equal", () => {
    expect(bestFigures(quantity, [figure(5), figure(10), figure(10)])).toEqual([false, true, true]);
    expect(bestFigures(quantity, [figure(5), figure(5)])).toEqual([false, false]);
  });

  test("is the smallest if less is better", () => {
    const less: ComparedQuantity = { ...quantity, best: { mark: "Lightest", better: "less" } };
    expect(bestFigures(less, [figure(5), figure(10), figure(10)])).toEqual([true, false, false]);
    expect(bestFigures(less, [figure(5, 8), figure(7, 9)])).toEqual([false, false]);
  });

  test("is a range only if it begins where the others end", () => {
    expect(bestFigures(quantity, [figure(0.85, 0.9), figure(0.6, 0.83)])).toEqual([true, false]);
    expect(bestFigures(quantity, [figure(0.75, 0.85), figure(0.6, 0.83)])).toEqual([false, false]);
    expect(bestFigures(quantity, [figure(0.5, 0.7), figure(0.7, 0.7)])).toEqual([false, false]);
  });

  test("with an open end may be anywhere beyond it", () => {
    const atLeast95 = { ...figure(95), judged: { minimum: 95, conditions: "" } };
    const atLeast90 = { ...figure(90), judged: { minimum: 90, conditions: "" } };
    expect(bestFigures(quantity, [atLeast95, atLeast90])).toEqual([false, false]);
    expect(bestFigures(quantity, [atLeast95, figure(90)])).toEqual([true, false]);
  });

  test.each([
    ["a product has none", [figure(5), figure(10), undefined]],
    ["a figure may not be ranked, such as a sample", [figure(5), { lines: ["10"], meaning: 10 }]],
    ["they were measured under different conditions", [figure(0.5), figure(0.9, 0.9, "200 mm air space")]],
    ["there is only one", [figure(5)]],
  ])("does not exist if %s", (_, figures) => {
    expect(bestFigures(quantity, figures)).toEqual(figures.map(() => false));
  });

  test("does not exist for a quantity whose better end depends on the room", () => {
    const { best: _, ...undecided } = quantity;
    expect(bestFigures(undecided, [figure(5), figure(10)])).toEqual([false, false]);
  });
});

describe("the rows", () => {
  const quantities = [
    { id: "nrc", label: "NRC", group: "Performance" },
    { id: "power", label: "Power", group: "Light" },
    { id: "thickness", label: "Thickness", group: "Dimensions" },
    quantity,
  ];
  const wool = {
    nrc: { lines: ["1.0"], meaning: 1 },
    thickness: { lines: ["15 mm", "20 mm"], inUnit: { lines: ["15", "20"], unit: "mm" }, meaning: 1 },
    warranty: figure(10),
  };
  const glass = {
    nrc: { lines: ["1.00"], meaning: 1 },
    thickness: { lines: ["25 mm"], inUnit: { lines: ["25"], unit: "mm" }, meaning: 2, sample: true as const },
  };
  const groups = comparisonGroups(quantities, [wool, glass]);
  const rows = groups.flatMap(({ rows: inGroup }) => inGroup);

  test("are the quantities for which any product has data, in their groups", () => {
    expect(groups.map(({ label }) => label)).toEqual(["Performance", "Dimensions", "Choice"]);
    expect(rows.map(({ quantity: { id }, unit }) => [id, unit])).toEqual([
      ["nrc", undefined],
      ["thickness", "mm"],
      ["warranty", undefined],
    ]);
  });

  test("have a cell for every product, empty if it has no data", () => {
    expect(rows.map(({ cells }) => cells.map(({ lines }) => lines))).toEqual([
      [["1.0"], ["1.00"]],
      [["15", "20"], ["25"]],
      [["10–10"], []],
    ]);
  });

  test("differ by what the figures mean, not by how they are written; a missing figure is a difference", () => {
    expect(rows.map(({ differs }) => differs)).toEqual([false, true, true]);
    expect(onlyDifferences(groups).map(({ label }) => label)).toEqual(["Dimensions", "Choice"]);
  });

  test("become CSV with every figure as supplied, its unit beside it", () => {
    const fire = { id: "fireClass", label: "Fire", group: "Performance" };
    const withFire = comparisonGroups([...quantities, fire], [{ ...wool, fireClass: figure(1) }, glass]);
    const file = comparisonCsv(
      [
        { name: "Wool, 'fine'", path: "/walls/wool", onRequest: [] },
        { name: "=Glass", path: "/walls/glass", onRequest: [{ label: "Fire class", ask: "fireClass" }] },
      ],
      withFire,
      "https://example.com",
    );
    expect(file.replace("\uFEFF", "").split("\r\n")).toEqual([
      `Quantity,"Wool, 'fine'",'=Glass`,
      "NRC,1.0,1.00",
      "Fire,1–1,On request",
      "Thickness,15 mm; 20 mm,25 mm (sample value)",
      "Warranty,10–10,Not supplied",
      "Page,https://example.com/walls/wool,https://example.com/walls/glass",
      "",
    ]);
  });
});
