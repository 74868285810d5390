import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync, gzipSync } from "node:zlib";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { compressTextFiles, removeOtherForms } from "./compress.ts";

let folder: string;
let kept: string;
beforeEach(() => {
  folder = temporaryFolder();
  kept = temporaryFolder();
});

test("the brotli and gzip versions of a page unpack to the page", async () => {
  const page = `<h1>Panels</h1>${"absorbs sound ".repeat(50)}`;
  await mkdir(join(folder, "wallPanels"));
  await writeFile(join(folder, "wallPanels/index.html"), page);
  await compressTextFiles(folder, kept);
  expect(brotliDecompressSync(await readFile(join(folder, "wallPanels/index.html.br"))).toString()).toBe(page);
  expect(gunzipSync(await readFile(join(folder, "wallPanels/index.html.gz"))).toString()).toBe(page);
});

test("pictures and very short files are not compressed", async () => {
  await writeFile(join(folder, "hall.avif"), "x".repeat(1000));
  await writeFile(join(folder, "robots.txt"), "User-agent: *\n");
  await compressTextFiles(folder, kept);
  expect(await readdir(folder)).toEqual(["hall.avif", "robots.txt"]);
});

/** Rebuilds a folder with one page. @returns the page as a browser reads it from both versions */
async function pageAfterBuild(page: string): Promise<string[]> {
  await rm(folder, { recursive: true });
  await mkdir(folder);
  await writeFile(join(folder, "index.html"), page);
  await removeOtherForms(kept, await compressTextFiles(folder, kept));
  const [brotli, gzipped] = [
    await readFile(join(folder, "index.html.br")),
    await readFile(join(folder, "index.html.gz")),
  ];
  return [brotliDecompressSync(brotli).toString(), gunzipSync(gzipped).toString()];
}

test("an unchanged page gets its cached compressed versions, a changed page new ones", async () => {
  const [page, changed] = ["absorbs", "reflects"].map((does) => `${does} sound `.repeat(50)) as [string, string];
  await pageAfterBuild(page);
  const names = await readdir(kept);
  // Compressed at a quality that the build never uses, so that they can be told apart.
  const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };
  for (const name of names) {
    await writeFile(
      join(kept, name),
      name.endsWith("br") ? brotliCompressSync(page, quick) : gzipSync(page, { level: 1 }),
    );
  }
  expect(await pageAfterBuild(page)).toEqual([page, page]);
  expect(await readFile(join(folder, "index.html.br"))).toEqual(brotliCompressSync(page, quick));
  expect(await readFile(join(folder, "index.html.gz"))).toEqual(gzipSync(page, { level: 1 }));
  expect(await pageAfterBuild(changed)).toEqual([changed, changed]);
  // Removed files leave nothing in the cache.
  expect(await readdir(kept)).toHaveLength(2);
  expect(await readdir(kept)).not.toEqual(names);
});

test("a cached version that is damaged, or belongs to another page, is made again", async () => {
  const page = "absorbs sound ".repeat(50);
  await pageAfterBuild(page);
  const names = await readdir(kept);
  for (const damage of [Buffer.alloc(0), Buffer.from("nothing"), brotliCompressSync("another"), gzipSync("another")]) {
    for (const name of names) await writeFile(join(kept, name), damage);
    expect(await pageAfterBuild(page)).toEqual([page, page]);
  }
});
