import type { Clause } from "./clause.ts";

/**
 * The clause as plain text. The product page reads the schedule entry from the first paragraph, after the line
 * with its title, and the clause from the rest.
 */
export function printTxt({ name, scheduleEntry, parts, source }: Clause): Buffer {
  const blocks = [
    ["Schedule entry", scheduleEntry],
    [`${name}: specification`],
    ...parts.flatMap(({ title, articles }, part) => [
      [`PART ${part + 1} ${title.toUpperCase()}`],
      ...articles.map((article, index) => [`${part + 1}.${index + 1} ${article.title}`, ...article.lines]),
    ]),
    source,
  ];
  return Buffer.from(`${blocks.map((lines) => lines.join("\n")).join("\n\n")}\n`);
}
