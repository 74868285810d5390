import { createHash } from "node:crypto";
import { type Catalogue, loadCatalogue } from "#content/catalogue.ts";
import { dataSheetPath, planDataSheet } from "./data-sheet/data-sheet.ts";
import { loadDrawings } from "./drawings/load-drawings.ts";
import { makeECatalogue } from "./e-catalogue/e-catalogue.ts";
import { readFonts } from "./e-catalogue/fonts.ts";
import { fingerprintOf, fingerprintOfTools } from "./fingerprint.ts";
import { startPress, type Press } from "./make-document.ts";
import { makeFiles, type PlannedFile } from "./make-files.ts";
import { planOpenData } from "./open-data/plan-open-data.ts";
import { readRevisions } from "./product/revision.ts";

/** Makes every document that has changed, in `generated/public`. Returns how many there are, and how many were made. */
export async function buildDocuments(root: string = process.cwd()): Promise<{ all: number; made: number }> {
  const planned = await planFiles(root, loadCatalogue());
  return { all: planned.length, made: await makeFiles(root, planned) };
}

async function planFiles(root: string, catalogue: Catalogue): Promise<PlannedFile[]> {
  const tools = fingerprintOfTools(root);
  const origin = process.env.SITE_ORIGIN || "http://localhost:3000";
  const revisions = readRevisions(process.env.CONTENT_DIR ?? "content");
  const draw = await loadDrawings();
  // Started only if a document has changed.
  let press: Promise<Press> | undefined;
  const dataSheets = catalogue.products.map((product): PlannedFile => {
    const revised = revisions(`products/${product.id}.yaml`);
    const manuscript = planDataSheet(product, catalogue, { draw, origin, revised });
    return {
      address: dataSheetPath(product),
      key: fingerprintOf(tools, manuscript),
      make: async () => (await (press ??= startPress(root)))(manuscript),
    };
  });
  const openData = planOpenData(catalogue, { origin, revisions });
  return [planECatalogue(root, tools, catalogue), ...dataSheets, ...openData];
}

function planECatalogue(root: string, tools: string, catalogue: Catalogue): PlannedFile {
  return {
    address: `/${catalogue.company.catalogueFile.fileName}`,
    key: createHash("sha256").update(tools).update(JSON.stringify(catalogue)).digest("hex"),
    make: async () => makeECatalogue(catalogue, await readFonts(root)),
  };
}

if (import.meta.main) {
  const { all, made } = await buildDocuments();
  console.log(made === 0 ? `Documents: all ${all} are ready.` : `Documents: ${made} of ${all} made.`);
}
