import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadCatalogue } from "#content/catalogue.ts";
import { makeECatalogue } from "./e-catalogue/e-catalogue.ts";
import { readFonts } from "./fonts.ts";

/** Makes the e-catalogue from the content, into `generated/public`. Returns the file's path and size in bytes. */
export async function buildDocuments(root: string = process.cwd()): Promise<{ path: string; bytes: number }> {
  const content = loadCatalogue();
  const pdf = await makeECatalogue(content, await readFonts(root));
  const folder = join(root, "generated", "public");
  const path = join(folder, content.company.catalogueFile.fileName);
  await mkdir(folder, { recursive: true });
  // A reader never meets half a file: it is written aside and put in place whole.
  await writeFile(`${path}.part`, pdf);
  await rename(`${path}.part`, path);
  return { path, bytes: pdf.length };
}

if (import.meta.main) {
  const { bytes } = await buildDocuments();
  console.log(`E-catalogue: ready, ${(bytes / 1000).toFixed(0)} kB.`);
}
