import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse } from "node-html-parser";
import { afterAll, expect, test } from "vitest";
import { startPreview } from "#editor/preview/start-preview.ts";

const path = "products/wallPanels/petPanel.yaml";
const saved = readFileSync(join("content", path), "utf8");
const preview = startPreview({
  siteFolder: resolve("build"),
  contentFolder: resolve("content"),
  pictureManifest: resolve("generated/pictures.json"),
  imageryFolder: resolve("imagery"),
});
afterAll(() => preview?.close());

const page = (text: string, address = "/wallPanels/petPanel") => preview?.render({ address, path, text });

/** A page of the site with these former addresses. */
const former = (address: string) =>
  preview?.render({
    address,
    path: "addresses.yaml",
    text: `
moved: { wallPanels/felt: wallPanels/petPanel }
withdrawn: { wallPanels/cork: { name: Cork Panel, sentence: It is no longer offered. } }
`,
  });

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

test("the page of a withdrawn product says so, and leads to its category and to the search", async () => {
  const html = parse((await former("/wallPanels/cork")) ?? "");
  const main = html.querySelector("main");
  expect(main?.querySelector("h1")?.text).toBe("Cork Panel");
  expect(main?.text).toContain("It is no longer offered.");
  expect(main?.querySelector(".action-link--button")?.getAttribute("href")).toBe("/wallPanels");
  expect(main?.querySelector("form[role=search]")?.getAttribute("action")).toBe("/product");
  expect(html.querySelector("title")?.text).toMatch(/^Cork Panel \| /);
  const robots = html.querySelectorAll('meta[name="robots"]').map((meta) => meta.getAttribute("content"));
  expect(robots).toContain("noindex");
});

test.each(["/wallPanels/felt", "/wallPanels/nothing"])(
  "%s, from where a product has moved or where none ever was, has no page",
  async (address) => {
    expect(await former(address)).toBeUndefined();
  },
);

test("without a built site there is no preview", () => {
  expect(
    startPreview({ siteFolder: "missing", contentFolder: "content", pictureManifest: "", imageryFolder: "imagery" }),
  ).toBeUndefined();
});
