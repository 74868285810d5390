import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ContentError, type Product } from "#content/catalogue.ts";
import type { PlannedFile } from "../make-files.ts";
import { beginsAs } from "./beginnings.ts";

/** Larger files are not for a visitor on a phone. */
const mostBytes = 25_000_000;

interface Mistake {
  file: string;
  line: number;
  field: string;
  message: string;
}

/**
 * The files that owners have put into `files` of the content folder, each served below the address of its product.
 * @throws ContentError if one is missing, is not what its name says, is too large, or is named by no product
 */
export function planSuppliedFiles(contentFolder: string, products: readonly Product[]): PlannedFile[] {
  const folder = join(contentFolder, "files");
  const mistakes: Mistake[] = [];
  const planned = new Map<string, PlannedFile>();
  for (const { id, files } of products) {
    for (const [index, { file }] of files.entries()) {
      const path = join(folder, id, file);
      const message = planned.has(path) ? `${file} is there twice. Name each file once.` : faultOf(path, file);
      if (message) mistakes.push({ ...placeOf(contentFolder, id, file), field: `files[${index}].file`, message });
      planned.set(path, plan(`/documents/${id}/${file}`, path));
    }
  }
  for (const path of filesBelow(folder).filter((each) => !planned.has(each))) {
    const message = "No product names this file. Name it in the files of its product, or remove it.";
    mistakes.push({ file: path, line: 1, field: "", message });
  }
  if (mistakes.length > 0) throw new ContentError(mistakes);
  return [...planned.values()];
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

function faultOf(path: string, file: string): string | undefined {
  const entry = statSync(path, { throwIfNoEntry: false });
  if (!entry?.isFile()) return `There is no file ${path}. Put it there, or name another one.`;
  if (entry.size > mostBytes) return `${file} has ${entry.size} bytes. Make it smaller: at most ${mostBytes} bytes.`;
  if (beginsAs(readFileSync(path), file)) return undefined;
  return `${file} is not what its name says. Put the right file in its place, or give it the right ending.`;
}

/** Where a product names a file. */
function placeOf(contentFolder: string, id: string, file: string): { file: string; line: number } {
  const path = join(contentFolder, "products", `${id}.yaml`);
  const line = readFileSync(path, "utf8")
    .split("\n")
    .findIndex((text) => text.includes(file));
  return { file: path, line: line + 1 };
}

function filesBelow(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => !entry.isDirectory()).map((entry) => join(entry.parentPath, entry.name));
}
