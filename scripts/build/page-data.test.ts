import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { movePageData } from "./page-data.ts";

async function siteWith(pages: Record<string, string>): Promise<(name: string) => Promise<string>> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const [name, html] of Object.entries(pages)) {
    await mkdir(join(folder, name, ".."), { recursive: true });
    await writeFile(join(folder, name), html);
  }
  await movePageData(folder);
  return (name) => readFile(join(folder, name), "utf8");
}

const block = (data: string) => `<script id="page-data" type="application/json">${data}</script>`;
const fileOf = (html: string) => / data-file="([^"]+)"><\/script>/.exec(html)?.[1] ?? "none";

test("the data of a page move into a file that the page names, and the rest of the page stays", async () => {
  const read = await siteWith({ "about/index.html": `<p>About</p>${block('{"page":"$&"}')}<p>End</p>` });
  const html = await read("about/index.html");
  expect(html).toBe(
    `<p>About</p><script id="page-data" type="application/json" data-file="${fileOf(html)}"></script><p>End</p>`,
  );
  expect(await read(fileOf(html))).toBe('{"page":"$&"}');
});

test("pages with other data have other files", async () => {
  const read = await siteWith({ "index.html": block("1"), "about/index.html": block("2") });
  expect(await read(fileOf(await read("index.html")))).toBe("1");
  expect(await read(fileOf(await read("about/index.html")))).toBe("2");
});

test("a page without data stays as it is", async () => {
  const read = await siteWith({ "old/index.html": "<p>This page has moved.</p>" });
  expect(await read("old/index.html")).toBe("<p>This page has moved.</p>");
});
