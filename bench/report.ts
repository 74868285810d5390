/** A Markdown table with aligned columns. */
export function table(head: string[], rows: (string | number)[][]): string {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) => Math.max(3, ...cells.map((row) => (row[column] ?? "").length)));
  const line = (row: string[]) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  const [first = [], ...rest] = cells;
  return [line(first), line(widths.map((width) => "-".repeat(width))), ...rest.map(line)].join("\n");
}

/** The text of a Markdown file with a level-two section replaced or appended. */
export function replaceSection(file: string, title: string, body: string): string {
  const [head = "", ...sections] = file.trimEnd().split(/\n+^## /mu);
  const others = sections.map((section) => section.trimEnd());
  const at = others.findIndex((section) => section.split("\n", 1)[0] === title);
  const written = `${title}\n\n${body}`;
  const all = at === -1 ? [...others, written] : others.with(at, written);
  return `${[head, ...all].join("\n\n## ")}\n`;
}
