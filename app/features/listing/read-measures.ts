/** A supplied figure as numbers. One number is both ends of its range. */
export interface Measure {
  from: number;
  to: number;
}

/**
 * Reads the numbers of a figure, for a chart: `0.5/0.70 mm` gives 0.5 and 0.7, `0.30–0.35 mm` one range. The figure itself is always
 * printed as supplied. Words such as `Variable` give nothing.
 */
export function readMeasures(printed: string): Measure[] {
  return printed.split(/[/,]| or /).flatMap((part) => {
    const [from, to = from] = [...part.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
}
