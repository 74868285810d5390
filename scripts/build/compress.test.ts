import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressTextFiles } from "./compress.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "compress-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("a page gets a brotli and a gzip form that unpack to itself", async () => {
  const page = `<h1>Panels</h1>${"absorbs sound ".repeat(50)}`;
  await mkdir(join(folder, "wallPanels"));
  await writeFile(join(folder, "wallPanels/index.html"), page);
  await compressTextFiles(folder);
  expect(brotliDecompressSync(await readFile(join(folder, "wallPanels/index.html.br"))).toString()).toBe(page);
  expect(gunzipSync(await readFile(join(folder, "wallPanels/index.html.gz"))).toString()).toBe(page);
});

test("pictures and very short files stay as they are", async () => {
  await writeFile(join(folder, "hall.avif"), "x".repeat(1000));
  await writeFile(join(folder, "robots.txt"), "User-agent: *\n");
  await compressTextFiles(folder);
  expect(await readdir(folder)).toEqual(["hall.avif", "robots.txt"]);
});
