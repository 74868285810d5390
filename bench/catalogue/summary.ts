export interface Summary {
  mean: number;
  /** Nineteen of twenty are not above it. */
  p95: number;
  worst: number;
}

/** Mean, 95th percentile and greatest of some numbers. */
export function summarise(numbers: readonly number[]): Summary {
  const ranked = numbers.toSorted((a, b) => a - b);
  return {
    mean: ranked.reduce((sum, each) => sum + each, 0) / ranked.length,
    p95: ranked[Math.ceil(ranked.length * 0.95) - 1] ?? Number.NaN,
    worst: ranked.at(-1) ?? Number.NaN,
  };
}
