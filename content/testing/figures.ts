import { resolveFigure } from "../load/resolve-figures.ts";
import type { FigureDefinition } from "../schema/figure.ts";
import type { Figure } from "../schema/resolved.ts";

/** A figure as the catalogue makes it from these lines. */
export function figureOf(
  key: string,
  definition: Partial<FigureDefinition> & Pick<FigureDefinition, "quantity">,
  ...lines: string[]
): Figure {
  const whole: FigureDefinition = { label: key, group: "Performance", ...definition };
  return resolveFigure(key, { lines, sample: false, note: undefined }, { [key]: whole });
}
