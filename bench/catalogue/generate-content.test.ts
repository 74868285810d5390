import { mkdtemp, readFile, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { loadCatalogue } from "../../content/catalogue.ts";
import { assumedManifest } from "../../content/testing/content-copy.ts";
import { generateContent } from "./generate-content.ts";

/** In milliseconds: reading this many products takes seconds on a busy machine. */
const timeout = 30_000;

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "generated-content-"))));
afterEach(() => rm(folder, { recursive: true }));

async function texts(content: string): Promise<Record<string, string>> {
  const names = await readdir(content, { recursive: true });
  const files = names.filter((name) => /\.(yaml|csv)$/.test(name));
  return Object.fromEntries(
    await Promise.all(files.map(async (name) => [name, await readFile(join(content, name), "utf8")] as const)),
  );
}

test("a generated catalogue has the requested number of products, and is valid", { timeout }, async () => {
  await generateContent(folder, 120);
  const { products, items } = loadCatalogue(folder, assumedManifest());
  expect(products).toHaveLength(120);
  expect(items).toHaveLength(120);
  expect(new Set(products.map(({ name }) => name)).size).toBe(120);
});

test("it is the same every time", { timeout }, async () => {
  await generateContent(join(folder, "first"), 80);
  await generateContent(join(folder, "second"), 80);
  expect(await texts(join(folder, "second"))).toEqual(await texts(join(folder, "first")));
});
