import type { FigureDefinition } from "#content/schema/figure.ts";
import type { Card, Catalogue, Figure } from "#content/schema/resolved.ts";
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

/** An axis that begins at 0, and the positions of figures on it. */
interface Axis {
  /** The unit of its numbers; empty if they have none. */
  unit: string;
  ticks: { at: number; printed: string }[];
  /** The ranges of a figure as shares of the axis, from 0 to 1. Values beyond its ends are clamped. */
  sharesOf(figure: Figure): { from: number; to: number }[];
}

const intervals = 4;

/**
 * The axis that fits all of these figures.
 * @param end where it ends, if that does not follow from the figures
 */
function buildAxis(figures: readonly Figure[], end?: number): Axis {
  const largest = Math.max(...figures.flatMap(spansOf).map(({ minimum = 0, maximum = minimum }) => maximum));
  const step = end === undefined ? roundStep(largest / intervals) : end / intervals;
  const last = step * intervals;
  const decimals = decimalsOf(step);
  const share = (value: number) => Math.min(Math.max(value / last, 0), 1);
  const [first] = figures;
  return {
    unit: first && "unit" in first.reading ? first.reading.unit : "",
    ticks: Array.from({ length: intervals + 1 }, (_, place) => ({
      at: place / intervals,
      printed: place === 0 ? "0" : (place * step).toFixed(decimals),
    })),
    sharesOf: (figure) =>
      spansOf(figure).map(({ minimum, maximum }) => ({
        from: share(minimum ?? 0),
        to: share(maximum ?? last),
      })),
  };
}

function spansOf({ reading }: Figure) {
  return "spans" in reading ? reading.spans : [];
}

/** The next round step: 1, 2, 2.5 or 5, times a power of ten. */
function roundStep(least: number): number {
  if (!(least > 0)) return 1 / intervals;
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5].find((each) => each * power >= least) ?? 10;
  return Number((factor * power).toPrecision(2));
}

function decimalsOf(step: number): number {
  return [0, 1, 2, 3, 4].find((decimals) => Number(step.toFixed(decimals)) === step) ?? 5;
}
