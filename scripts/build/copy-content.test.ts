import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { loadCatalogue } from "#content/catalogue.ts";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { copyContentFiles, shownPictures } from "./copy-content.ts";

afterEach(removeContentCopies);

test("a built site has everything that a product with a supplied report is rendered from", async () => {
  const copy = new ContentCopy();
  const id = "wallPanels/petPanel";
  mkdirSync(join(copy.folder, "files", id), { recursive: true });
  writeFileSync(join(copy.folder, "files", id, "iso-354.pdf"), "%PDF-1.7\n");
  copy.edit(
    `products/${id}.yaml`,
    /^pictures:\n/m,
    'files:\n  - { file: iso-354.pdf, kind: report, name: Absorption, date: "2026-01-31" }\n$&',
  );
  const built = join(copy.folder, "../built", "content");
  await copyContentFiles(copy.folder, built);
  const product = loadCatalogue(built).products.find((each) => each.id === id);
  expect(product?.files.map(({ file }) => file)).toEqual(["iso-354.pdf"]);
});

test("a picture that a page shows is published, and one that is only described is not", async () => {
  const copy = new ContentCopy();
  expect(await shownPictures(copy.folder)).toContain("pet-panel-edge");
  copy.edit("products/wallPanels/petPanel.yaml", /(?<![\w-])pet-panel-edge(?!:)/g, "pet-panel-front");
  expect(await shownPictures(copy.folder)).not.toContain("pet-panel-edge");
});
