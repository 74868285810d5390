import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, expect, test } from "vitest";
import { startPreview } from "#editor/preview/start-preview.ts";

const path = "products/wallPanels/petPanel.yaml";
const saved = readFileSync(join("content", path), "utf8");
const preview = startPreview({
  siteFolder: resolve("build"),
  contentFolder: resolve("content"),
  pictureManifest: resolve("generated/pictures.json"),
});
afterAll(() => preview?.close());

const page = (text: string, address = "/wallPanels/petPanel") => preview?.render({ address, path, text });

test("the preview shows a text that is not saved, then another, on every page that shows it", async () => {
  for (const name of ["A Panel of Our Own", "Another Panel of Our Own"]) {
    const text = saved.replace(/^name: .*$/m, `name: ${name}`);
    expect(await page(text)).toContain(name);
    expect(await page(text, "/wallPanels")).toContain(name);
  }
});

test("the preview contains no script", async () => {
  expect(await page(saved)).not.toMatch(/<script|modulepreload/);
});

test("content with a mistake has no preview, and the next text has one", async () => {
  expect(await page(saved.replace(/^name: .*$/m, "name: 3"))).toBeUndefined();
  expect(await page(saved)).toContain("</html>");
});

test("without a built site there is no preview", () => {
  expect(startPreview({ siteFolder: "missing", contentFolder: "content", pictureManifest: "" })).toBeUndefined();
});
