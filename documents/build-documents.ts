import { type Catalogue, loadCatalogue } from "#content/catalogue.ts";
import { categoryCataloguePath, dataSheetPath } from "#content/printed/document-paths.ts";
import { contentFolder, savedContentFolder } from "#content/folder.ts";
import { planCad } from "./cad/plan-cad.ts";
import { planCategoryCatalogue, planECatalogue } from "./catalogue/catalogue.ts";
import { planDataSheet } from "./data-sheet/data-sheet.ts";
import { fingerprintOf, fingerprintOfTools } from "./fingerprint.ts";
import { startTypesetting, type Typeset } from "./make-document.ts";
import { makeFiles, type PlannedFile } from "./make-files.ts";
import type { PlannedManuscript } from "./manuscript.ts";
import { planOpenData } from "./open-data/open-data.ts";
import { readRevisions, type Revisions } from "./product/revision.ts";
import { planSuppliedFiles } from "./plan-supplied-files.ts";
import { planSpecificationTexts } from "./specification-text/plan-specification-text.ts";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";

/**
 * Makes every document that has changed, in `generated/public`. Returns how many there are, and how many were
 * made.
 */
export async function buildDocuments(root: string = process.cwd()): Promise<{ all: number; made: number }> {
  const catalogue = loadCatalogue();
  const origin = process.env.SITE_ORIGIN || "http://localhost:3000";
  const revisions = readRevisions(contentFolder(), savedContentFolder());
  const planned = await planFiles(root, catalogue, { origin, revisions });
  return makeFiles(root, planned, (bytesOf) => planOpenData(catalogue, { origin, revisions, bytesOf }));
}

async function planFiles(
  root: string,
  catalogue: Catalogue,
  { origin, revisions }: { origin: string; revisions: Revisions },
): Promise<PlannedFile[]> {
  const tools = fingerprintOfTools(root);
  const document = documentPlanner(root, tools);
  const draw = await loadDrawings();
  const daysOf = (products: Catalogue["products"]) => products.map(({ id }) => revisions(`products/${id}.yaml`));
  const settings = (products: Catalogue["products"]) => ({ draw, origin, revised: latest(daysOf(products)) });
  const { products, categories, company } = catalogue;
  return [
    document(`/${company.catalogueFile.fileName}`, planECatalogue(catalogue, settings(products))),
    ...categories.map((category) => {
      const listed = category.cards.map(({ product }) => product);
      return document(categoryCataloguePath(category), planCategoryCatalogue(category, catalogue, settings(listed)));
    }),
    ...products.map((product) => {
      const own = settings([product]);
      const { revised } = own;
      return { ...document(dataSheetPath(product), planDataSheet(product, catalogue, own)), revised };
    }),
    ...products.flatMap((product) => planCad(product, { origin, draw, tools })),
    ...planSpecificationTexts(catalogue, { tools, origin, revisions }),
    ...planSuppliedFiles(contentFolder(), products),
  ];
}

/** Plans files that are typeset from a manuscript. The typesetter starts only if one of them has changed. */
function documentPlanner(root: string, tools: string): (address: string, manuscript: PlannedManuscript) => PlannedFile {
  let typeset: Promise<Typeset> | undefined;
  return (address, manuscript) => ({
    address,
    key: fingerprintOf(tools, manuscript),
    make: async () => (await (typeset ??= startTypesetting(root)))(manuscript),
  });
}

function latest(days: readonly string[]): string {
  return days.reduce((last, day) => (day > last ? day : last), "");
}

type Drawings = typeof import("./drawings/draw-svg.tsx");

/** Loads the site's drawings with Vite, because Node cannot run their JSX. */
async function loadDrawings(): Promise<Drawings["drawSvg"]> {
  const { module } = await runnerImport<Drawings>(fileURLToPath(new URL("drawings/draw-svg.tsx", import.meta.url)), {
    configFile: false,
    logLevel: "error",
    oxc: { jsx: { runtime: "automatic" } },
  });
  return module.drawSvg;
}

if (import.meta.main) {
  const { all, made } = await buildDocuments();
  console.log(made === 0 ? `Documents: all ${all} are ready.` : `Documents: ${made} of ${all} made.`);
}
