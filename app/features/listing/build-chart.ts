import type { FigureDefinition } from "#content/schema/figure.ts";
import type { Card, Catalogue, Figure } from "#content/schema/resolved.ts";
import { buildAxis, type Axis } from "./axis.ts";
import type { AxisChartProps, AxisMark } from "./axis-chart.tsx";
import type { FigureTableProps } from "./figure-table.tsx";

/** All products of a listing at a glance: on one axis, or side by side in words. */
export type ListingChart = ({ kind: "axis" } & AxisChartProps) | ({ kind: "table" } & FigureTableProps);

/** A figure's key and its definition in figures.yaml. */
type Defined = [key: string, definition: FigureDefinition];

/**
 * The chart at the top of a listing. It uses the first figure, in the order of figures.yaml, that may be charted
 * and that most products have. Undefined if they share no figure.
 * @param unit what one product of the listing is called: `chair`
 */
export function listingChart(
  cards: readonly Card[],
  definitions: Catalogue["figures"],
  unit: string,
): ListingChart | undefined {
  if (cards.length < 2) return undefined;
  const charted = Object.entries(definitions).filter(
    ([key, { chart }]) => chart && cards.filter((card) => figureOf(card, key)).length * 2 > cards.length,
  );
  const [first] = charted;
  if (first?.[1].chart?.marks !== "words") return first && axisChart(cards, first);
  return wordTable(
    cards,
    charted.filter(([, { chart }]) => chart?.marks === "words"),
    unit,
  );
}

function axisChart(cards: readonly Card[], [key, { label, term, chart }]: Defined): ListingChart {
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

/** A figure's numbers on the axis: solid to the minimum of a range, or a point for each value. */
function marksOf(figure: Figure, axis: Axis, asBar: boolean): AxisMark[] {
  return axis.sharesOf(figure).flatMap(({ from, to }): AxisMark[] => {
    const range: AxisMark[] = to > from ? [{ kind: "range", from, to }] : [];
    if (asBar) return [{ kind: "bar", to: from }, ...range];
    return range.length > 0 ? range : [{ kind: "point", at: from }];
  });
}

function wordTable(cards: readonly Card[], figures: readonly Defined[], unit: string): ListingChart {
  const labels = figures.map(([, { label }]) => label);
  const [firstLabel = "", ...others] = labels;
  return {
    kind: "table",
    caption: `${[firstLabel, ...others.map((label) => label.toLowerCase())].join(" and ")} of every ${unit}`,
    columns: [unit.charAt(0).toUpperCase() + unit.slice(1), ...labels],
    rows: cards.map((card) => ({
      name: card.shortName,
      path: card.path,
      values: figures.map(([key]) => {
        const { printed = ["Not supplied"], sample = false } = figureOf(card, key) ?? {};
        return { value: printed.join(", "), sample };
      }),
    })),
  };
}

function figureOf({ figures, product }: Card, key: string): Figure | undefined {
  return [...figures, ...product.specifications.flatMap((card) => card.figures)].find((each) => each.key === key);
}
