import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fontPackages } from "./fonts.ts";
import type { PlannedManuscript } from "./manuscript.ts";

const toolPackages = [
  "@gltf-transform/core",
  "@myriaddreamin/typst-ts-node-compiler",
  "@tarikjabiri/dxf",
  "docx",
  "sharp",
  "subset-font",
  ...fontPackages,
];

/** A fingerprint of the code of the documents: this folder's code and templates, and the versions of its tools. */
export function fingerprintOfTools(root: string): string {
  const hash = createHash("sha256");
  for (const name of toolPackages) {
    const description = JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8"));
    hash.update(`${name} ${(description as { version: string }).version}\n`);
  }
  const entries = readdirSync(join(root, "documents"), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && /(?<!\.test)\.(ts|tsx|typ)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const path of paths.toSorted()) hash.update(readFileSync(path));
  return hash.digest("hex");
}

/** A fingerprint of all inputs of a document. The names of pictures change with the pictures. */
export function fingerprintOf(tools: string, { template, content, illustrations }: PlannedManuscript): string {
  const hash = createHash("sha256").update(tools).update(template).update(JSON.stringify(content));
  for (const svg of illustrations.drawings.values()) hash.update(svg);
  for (const path of illustrations.pictures.keys()) hash.update(path);
  return hash.digest("hex");
}

/** A fingerprint of a file that is made from plain data. */
export function fingerprintOfData(tools: string, data: unknown): string {
  return createHash("sha256").update(tools).update(JSON.stringify(data)).digest("hex");
}
