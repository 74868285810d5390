import { describe, expect, test } from "vitest";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import type { Card } from "#content/schema/resolved.ts";
import { figureOf } from "#content/testing/figures.ts";
import type { AxisMark } from "./axis-chart.tsx";
import { listingChart } from "./build-chart.ts";

const definitions: FigureDefinitions = {
  nrc: {
    label: "NRC",
    group: "Performance",
    quantity: "absorptionCoefficient",
    chart: { marks: "bars", name: "noise reduction coefficient", end: 1 },
    term: "nrc",
  },
  thickness: { label: "Thickness", group: "Dimensions and weight", quantity: "length", chart: { marks: "points" } },
  base: { label: "Base", group: "Seat", quantity: "words", chart: { marks: "words" } },
  arm: { label: "Arm", group: "Seat", quantity: "words", chart: { marks: "words" } },
  power: { label: "Power", group: "Light", quantity: "power", open: ["Variable"], chart: { marks: "points" } },
};

function card(shortName: string, figures: Record<string, string>): Card {
  const resolved = Object.entries(figures).map(([key, line]) => figureOf(key, definitions[key]!, line));
  return { shortName, path: `/${shortName}`, figures: resolved, product: { specifications: [] } } as unknown as Card;
}

function axisOf(...cards: Card[]) {
  const chart = listingChart(cards, definitions, "panel");
  if (chart?.kind !== "axis") throw new Error("no axis");
  return chart;
}

const endsOf = (mark: AxisMark) => {
  if (mark.kind === "bar") return [mark.to];
  return mark.kind === "range" ? [mark.from, mark.to] : [mark.at];
};

describe("the chart of a listing", () => {
  test("lists a product without the figure as not supplied, and draws the others on the same axis", () => {
    const chart = axisOf(
      card("foam", { nrc: "0.90", thickness: "25 mm" }),
      card("wood", { thickness: "12 mm" }),
      card("felt", { nrc: "0.75-0.85", thickness: "9 mm" }),
    );
    expect(chart).toMatchObject({ label: "NRC", name: "Products by noise reduction coefficient", termId: "nrc" });
    expect(chart.rows).toMatchObject([
      { name: "foam", printed: "0.90", marks: [{ kind: "bar", to: 0.9 }] },
      { name: "wood", printed: "Not supplied", marks: [] },
      { name: "felt", printed: "0.75–0.85", marks: [{ kind: "bar", to: 0.75 }, { kind: "range" }] },
    ]);
  });

  test("has an axis that ends beyond the largest value, with its unit", () => {
    const metal = axisOf(card("tile", { thickness: "0.5/0.70/0.9 mm" }), card("grid", { thickness: "0.30-0.35 mm" }));
    expect(metal.label).toBe("Thickness, mm");
    expect(metal.ticks.map(({ printed }) => printed)).toEqual(["0", "0.25", "0.50", "0.75", "1.00"]);
    expect(metal.rows).toMatchObject([
      {
        marks: [
          { kind: "point", at: 0.5 },
          { kind: "point", at: 0.7 },
          { kind: "point", at: 0.9 },
        ],
      },
      { marks: [{ kind: "range", from: 0.3, to: 0.35 }] },
    ]);
    const boards = axisOf(card("thin", { thickness: "12 mm" }), card("thick", { thickness: "50 mm" }));
    expect(boards.ticks.at(-1)?.printed).toBe("80");
  });

  test("draws nothing for words that replace a number", () => {
    const lights = axisOf(card("wash", { power: "60/400W" }), card("head", { power: "Variable" }));
    expect(lights.ticks.map(({ printed }) => printed)).toEqual(["0", "100", "200", "300", "400"]);
    expect(lights.rows).toMatchObject([{ marks: [{ at: 0.15 }, { at: 1 }] }, { printed: "Variable", marks: [] }]);
  });

  test.each(["0.001", "1", "12", "99999.99"])("draws no mark outside its axis: %s mm", (thickness) => {
    const { rows } = axisOf(card("one", { thickness: `${thickness} mm` }), card("two", { thickness: "0/3-4 mm" }));
    const ends = rows.flatMap(({ marks }) => marks.flatMap(endsOf));
    expect(ends.length).toBeGreaterThan(2);
    expect(ends.filter((end) => !(end >= 0 && end <= 1))).toEqual([]);
  });

  test("is a table of the figures in words, if most products have them and no figure has an axis", () => {
    const stools = [
      card("low", { base: "Fixed", arm: "None" }),
      card("tall", { base: "Turning" }),
      card("wide", { base: "Fixed", arm: "Oak" }),
    ];
    expect(listingChart(stools, definitions, "stool")).toMatchObject({
      kind: "table",
      caption: "Base and arm of every stool",
      columns: ["Stool", "Base", "Arm"],
      rows: [
        { name: "low", values: [{ value: "Fixed" }, { value: "None" }] },
        { name: "tall", values: [{ value: "Turning" }, { value: "Not supplied" }] },
        { name: "wide", values: [{ value: "Fixed" }, { value: "Oak" }] },
      ],
    });
  });

  test("does not exist if the products share no figure, or there is one product", () => {
    expect(listingChart([card("door", {}), card("ladder", {})], definitions, "product")).toBeUndefined();
    expect(listingChart([card("door", { nrc: "0.5" })], definitions, "product")).toBeUndefined();
  });
});
