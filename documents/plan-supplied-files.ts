import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Product } from "#content/catalogue.ts";
import type { PlannedFile } from "./make-files.ts";

/** The supplied files in `files` of the content folder, each served below the address of its product. */
export function planSuppliedFiles(contentFolder: string, products: readonly Product[]): PlannedFile[] {
  return products.flatMap(({ id, files }) =>
    files.map(({ file }) => plan(`/documents/${id}/${file}`, join(contentFolder, "files", id, file))),
  );
}

function plan(address: string, path: string): PlannedFile {
  return {
    address,
    get key() {
      return createHash("sha256").update(readFileSync(path)).digest("hex");
    },
    make: async () => readFileSync(path),
  };
}
