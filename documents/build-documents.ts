import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { loadCatalogue } from "#content/catalogue.ts";
import { makeECatalogue } from "./e-catalogue/e-catalogue.ts";
import { readFonts } from "./fonts.ts";

/** Writes the e-catalogue into `generated/public`. Returns the path of the file and its size in bytes. */
export async function buildDocuments(root: string = process.cwd()): Promise<{ path: string; bytes: number }> {
  const content = loadCatalogue();
  const pdf = await makeECatalogue(content, await readFonts(root));
  const folder = join(root, "generated", "public");
  const path = join(folder, content.company.catalogueFile.fileName);
  await mkdir(folder, { recursive: true });
  // Written under another name first, so that nobody reads half a file.
  await writeFile(`${path}.part`, pdf);
  await rename(`${path}.part`, path);
  return { path, bytes: pdf.length };
}

if (import.meta.main) {
  const { bytes } = await buildDocuments();
  console.log(`E-catalogue: ready, ${(bytes / 1000).toFixed(0)} kB.`);
}
