import { createHash } from "node:crypto";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { serialiseIndex } from "#app/features/search/engine/search-index.ts";
import { catalogue } from "#content/catalogue.ts";
import { searchDocuments } from "#content/search/documents.ts";
import { writeWhole } from "./write-whole.ts";

/**
 * Writes the search index to `generated/public/static/search/index-HASH.json`, which browsers may cache forever, and its address to
 * `generated/search-index.json`. Removes earlier indexes.
 * @returns the address
 */
export async function buildSearchIndex(root: string = process.cwd()): Promise<string> {
  const content = catalogue();
  const serialised = serialiseIndex(searchDocuments(content), content.searchedFigures, content.searchedFinishes);
  const hash = createHash("sha256").update(serialised).digest("base64url").slice(0, 8);
  const name = `index-${hash}.json`;
  const folder = join(root, "generated", "public", "static", "search");
  await mkdir(folder, { recursive: true });
  await writeWhole(join(folder, name), serialised);
  for (const other of await readdir(folder)) if (other !== name) await rm(join(folder, other));
  const address = `/static/search/${name}`;
  await writeWhole(join(root, "generated", "search-index.json"), `${JSON.stringify({ address })}\n`);
  return address;
}

if (import.meta.main) {
  console.log(`Search index: ${await buildSearchIndex()} ready.`);
}
