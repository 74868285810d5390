import type { Figure } from "#content/schema/resolved.ts";

/** An axis that begins at 0, and the positions of figures on it. */
export interface Axis {
  /** Of its numbers; empty if they have none. */
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
export function buildAxis(figures: readonly Figure[], end?: number): Axis {
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
