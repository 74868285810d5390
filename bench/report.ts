/** A Markdown table with aligned columns. */
export function table(head: string[], rows: (string | number)[][]): string {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => (row[column] ?? "").length)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [first = [], ...rest] = cells;
  return [line(first), line(widths.map((width) => "-".repeat(width))), ...rest.map(line)].join("\n");
}

export interface Summary {
  mean: number;
  /** The 95th percentile. */
  p95: number;
  worst: number;
}

/** Mean, 95th percentile and maximum of some numbers. */
export function summarise(numbers: readonly number[]): Summary {
  const ranked = numbers.toSorted((a, b) => a - b);
  return {
    mean: ranked.reduce((sum, each) => sum + each, 0) / ranked.length,
    p95: ranked[Math.ceil(ranked.length * 0.95) - 1] ?? Number.NaN,
    worst: ranked.at(-1) ?? Number.NaN,
  };
}
