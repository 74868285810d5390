import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const ofTheEditor = /x-editor-key|editor-key|rjsf|libheif|save-bar|\.editor\b/;

test("no part of the owner's editor is in the built site", async () => {
  const names = await readdir("build", { recursive: true });
  const texts = names.filter((name) => /\.(js|css|html|json)$/.test(name));
  expect(texts.length).toBeGreaterThan(100);
  expect(names.filter((name) => /editor\.(js|css)$|owners-editor/.test(name))).toEqual([]);
  for (const name of texts) expect(ofTheEditor.test(await readFile(join("build", name), "utf8")), name).toBe(false);
});
