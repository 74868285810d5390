import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { makeFiles } from "./make-files.ts";
import { planSuppliedFiles } from "./plan-supplied-files.ts";

let root: string;
beforeEach(() => void (root = temporaryFolder()));
afterEach(async () => {
  removeContentCopies();
});

test("a supplied file is served unchanged below the address of its product", async () => {
  const id = "stageSystems/cyclorama";
  const file = '{ file: wash-300.ies, kind: photometry, name: Photometry, date: "2024-05-31" }';
  const copy = new ContentCopy()
    .edit(`products/${id}.yaml`, /$/, `\nfiles:\n  - ${file}\n`)
    .add(`files/${id}/wash-300.ies`, "IESNA:LM-63-2002\n");
  expect(await makeFiles(root, planSuppliedFiles(copy.folder, copy.load().products))).toEqual({ all: 1, made: 1 });
  const served = join(root, "generated/public/documents", id, "wash-300.ies");
  expect(await readFile(served, "utf8")).toBe("IESNA:LM-63-2002\n");
});
