import type { Catalogue } from "#content/catalogue.ts";
import { fingerprintOfData } from "../fingerprint.ts";
import type { PlannedFile } from "../make-files.ts";
import type { Revisions } from "../product/revision.ts";
import { specificationTextPaths } from "#content/printed/document-paths.ts";
import { clauseOf } from "./clause.ts";
import { printDocx } from "./print-docx.ts";
import { printTxt } from "./print-txt.ts";

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
