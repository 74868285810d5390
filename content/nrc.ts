import type { NrcRange } from "./schema/resolved.ts";
import { printFigure } from "./print-figure.ts";

/** Reads a noise reduction coefficient, `0.90` or `0.6-0.83`, for the NRC bar. Undefined if it cannot be read. */
export function readNrc(supplied: string): NrcRange | undefined {
  const match = /^(\d(?:\.\d+)?)(?:-(\d(?:\.\d+)?))?$/.exec(supplied);
  if (!match) return undefined;
  const minimum = Number(match[1]);
  const maximum = Number(match[2] ?? match[1]);
  if (minimum > maximum || maximum > 1.25) return undefined;
  return { minimum, maximum, printed: printFigure(supplied, "measure") };
}
