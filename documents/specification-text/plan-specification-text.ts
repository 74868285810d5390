import type { Catalogue } from "#content/catalogue.ts";
import { fingerprintOfData } from "../fingerprint.ts";
import type { PlannedFile } from "../make-files.ts";
import type { Revisions } from "../product/revision.ts";
import { specificationTextPaths } from "#content/printed/document-paths.ts";
import { clauseOf, type Clause } from "./clause.ts";
import { printDocx } from "./print-docx.ts";

/** The specification text of every product, for a word processor and as plain text. */
export function planSpecificationTexts(
  catalogue: Catalogue,
  { tools, origin, revisions }: { tools: string; origin: string; revisions: Revisions },
): PlannedFile[] {
  const companyName = catalogue.company.name.value;
  return catalogue.products.flatMap((product) => {
    const clause = clauseOf(product, catalogue, { origin, revised: revisions(`products/${product.id}.yaml`) });
    const { docx, txt } = specificationTextPaths(product);
    const key = fingerprintOfData(tools, [companyName, clause]);
    return [
      { address: docx, key, make: () => printDocx(clause, companyName) },
      { address: txt, key, make: async () => printTxt(clause) },
    ];
  });
}

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
