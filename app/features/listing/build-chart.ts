import type { Card } from "#content/schema/resolved.ts";
import type { AxisChartProps, AxisMark } from "./axis-chart.tsx";
import type { FigureTableProps } from "./figure-table.tsx";
import { readMeasures } from "./read-measures.ts";

/** All products of a listing at a glance: on one axis, or side by side in words. */
export type ListingChart = ({ kind: "axis" } & AxisChartProps) | ({ kind: "table" } & FigureTableProps);

interface Axis {
  figure: string;
  /** The figure in words. */
  name: string;
  label: string;
  /** The figure where the axis ends. */
  end: number;
  ticks: string[];
}

const absorption: Axis = {
  figure: "nrc",
  name: "noise reduction coefficient",
  label: "NRC",
  end: 1,
  ticks: ["0", "0.25", "0.50", "0.75", "1.00"],
};
const axes: Axis[] = [
  { figure: "power", name: "power", label: "Power, W", end: 400, ticks: ["0", "100", "200", "300", "400"] },
  {
    figure: "thickness",
    name: "thickness",
    label: "Thickness, mm",
    end: 1,
    ticks: ["0", "0.25", "0.50", "0.75", "1.00"],
  },
];

/** The chart that a listing opens with, or nothing where its products share no figure. */
export function listingChart(cards: readonly Card[]): ListingChart | undefined {
  if (cards.length < 2) return undefined;
  if (cards.every(({ nrc }) => nrc)) return absorptionChart(cards);
  if (cards.every((card) => figure(card, "seat") && figure(card, "back"))) return seatingTable(cards);
  const axis = axes.find((each) => cards.filter((card) => figure(card, each.figure)).length * 2 > cards.length);
  return axis && optionsChart(cards, axis);
}

function absorptionChart(cards: readonly Card[]): ListingChart {
  const rows = cards.flatMap(({ nrc, shortName, path }) => {
    if (!nrc) return [];
    const { minimum, maximum, printed, sample } = nrc;
    const marks: AxisMark[] = [{ kind: "bar", to: minimum }];
    if (maximum > minimum) marks.push({ kind: "range", from: minimum, to: maximum });
    return [{ name: shortName, path, printed, sample, marks }];
  });
  return { ...axisChart(absorption, rows), termId: "nrc" };
}

function optionsChart(cards: readonly Card[], axis: Axis): ListingChart {
  const rows = cards.flatMap((card) => {
    const { printed: lines, sample } = figure(card, axis.figure) ?? {};
    if (!lines) return [];
    const marks = readMeasures(lines.join("/")).map(({ from, to }): AxisMark => {
      if (from === to) return { kind: "point", at: from / axis.end };
      return { kind: "range", from: from / axis.end, to: to / axis.end };
    });
    return [{ name: card.shortName, path: card.path, printed: lines.join(", "), sample, marks }];
  });
  return axisChart(axis, rows);
}

function axisChart({ name, label, end, ticks }: Axis, rows: AxisChartProps["rows"]) {
  return {
    kind: "axis" as const,
    label,
    name: `Products by ${name}`,
    ticks: ticks.map((printed) => ({ at: Number(printed) / end, printed })),
    rows,
  };
}

function seatingTable(cards: readonly Card[]): ListingChart {
  return {
    kind: "table",
    caption: "Seat and back of every chair",
    columns: ["Chair", "Seat", "Back"],
    rows: cards.map((card) => ({
      name: card.shortName,
      path: card.path,
      values: ["seat", "back"].map((key) => {
        const { printed = [], sample = false } = figure(card, key) ?? {};
        return { value: printed.join(", "), sample };
      }),
    })),
  };
}

function figure({ figures, product }: Card, key: string) {
  return [...figures, ...product.specifications.flatMap((card) => card.figures)].find((each) => each.key === key);
}
