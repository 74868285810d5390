import type { FigureDefinition } from "#content/schema/figure.ts";
import type { Card, Catalogue, Figure } from "#content/schema/resolved.ts";
import { buildAxis, type Axis } from "./axis.ts";
import type { AxisChartProps, AxisMark } from "./axis-chart.tsx";
import type { FigureTableProps } from "./figure-table.tsx";

/** All products of a listing at a glance: on one axis, or side by side in words. */
export type ListingChart = ({ kind: "axis" } & AxisChartProps) | ({ kind: "table" } & FigureTableProps);

/**
 * The chart that a listing opens with: by the first figure, in the order of figures.yaml, that may be an axis and that
 * most products have. Nothing where they share no figure.
 */
export function listingChart(cards: readonly Card[], definitions: Catalogue["figures"]): ListingChart | undefined {
  if (cards.length < 2) return undefined;
  if (cards.every((card) => figureOf(card, "seat") && figureOf(card, "back"))) return seatingTable(cards);
  const [key, definition] =
    Object.entries(definitions).find(
      ([each, { chart }]) => chart && cards.filter((card) => figureOf(card, each)).length * 2 > cards.length,
    ) ?? [];
  return key && definition ? axisChart(cards, key, definition) : undefined;
}

function axisChart(cards: readonly Card[], key: string, { label, term, chart }: FigureDefinition): ListingChart {
  const figures = cards.map((card) => ({ card, figure: figureOf(card, key) }));
  const axis = buildAxis(
    figures.flatMap(({ figure }) => figure ?? []),
    chart?.end,
  );
  return {
    kind: "axis",
    label: axis.unit ? `${label}, ${axis.unit}` : label,
    name: `Products by ${chart?.name ?? label.toLowerCase()}`,
    ticks: axis.ticks,
    rows: figures.map(({ card: { shortName, path }, figure }) => ({
      name: shortName,
      path,
      printed: figure ? figure.printed.join(", ") : "Not supplied",
      sample: figure?.sample,
      marks: figure ? marksOf(figure, axis, chart?.marks === "bars") : [],
    })),
    ...(term && { termId: term }),
  };
}

/** A figure's numbers on the axis: solid to the least of a range, or a point for each value. */
function marksOf(figure: Figure, axis: Axis, asBar: boolean): AxisMark[] {
  return axis.sharesOf(figure).flatMap(({ from, to }): AxisMark[] => {
    const range: AxisMark[] = to > from ? [{ kind: "range", from, to }] : [];
    if (asBar) return [{ kind: "bar", to: from }, ...range];
    return range.length > 0 ? range : [{ kind: "point", at: from }];
  });
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
        const { printed = [], sample = false } = figureOf(card, key) ?? {};
        return { value: printed.join(", "), sample };
      }),
    })),
  };
}

function figureOf({ figures, product }: Card, key: string): Figure | undefined {
  return [...figures, ...product.specifications.flatMap((card) => card.figures)].find((each) => each.key === key);
}
