import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parse as parseHtml } from "node-html-parser";
import { afterAll, expect, test } from "vitest";
import { startPreview } from "#editor/preview/start-preview.ts";
import { newProductText, productTemplate } from "#editor/store/products/template.ts";
import { parse } from "yaml";
import { sitePages } from "#content/page-registry.ts";

const path = "products/wallPanels/petPanel.yaml";
const saved = readFileSync(join("content", path), "utf8");
const preview = startPreview({
  siteFolder: resolve("build"),
  contentFolder: resolve("content"),
  pictureManifest: resolve("generated/pictures.json"),
  imageryFolder: resolve("imagery"),
});
afterAll(() => preview?.close());

const render = (text: string, ofFile = path, address = "/wallPanels/petPanel") =>
  preview!.render({ page: { address }, texts: [{ path: ofFile, text }] });
const page = async (text: string, address?: string) => (await render(text, path, address)).html;

/** A page of the site with these former addresses. */
const former = async (address: string) => {
  const text = `
moved: { wallPanels/felt: wallPanels/petPanel }
withdrawn: { wallPanels/cork: { name: Cork Panel, sentence: It is no longer offered. } }
`;
  return (await render(text, "addresses.yaml", address)).html;
};

test("the preview shows an unsaved text, then another, on every page that contains it", async () => {
  for (const name of ["A Panel of Our Own", "Another Panel of Our Own"]) {
    const text = saved.replace(/^name: .*$/m, `name: ${name}`);
    expect(await page(text)).toContain(name);
    expect(await page(text, "/wallPanels")).toContain(name);
  }
});

test("the preview contains no script", async () => {
  expect(await page(saved)).not.toMatch(/<script|modulepreload/);
});

test("an invalid field is shown as saved, beside valid changes", async () => {
  const text = saved.replace(/^name: .*$/m, "name: 3").replace('nrc: "0.75-0.85"', 'nrc: "0.8-0.9"');
  const { html, instead } = await render(text);
  expect(instead).toBe("what was saved");
  expect(parseHtml(html ?? "").querySelector("h1")?.text).toBe("PET Panel");
  expect(html).toContain("0.8–0.9");
  expect(await render(saved)).toEqual({ html: expect.stringContaining("</html>") as string });
});

test("the draft of a product is shown without its missing fields", async () => {
  const text = newProductText(productTemplate("Felt Board", [parse(saved)]));
  const { html, instead } = await render(text, "products/wallPanels/feltBoard.yaml", "/wallPanels/feltBoard");
  expect(instead).toBe("nothing");
  expect(parseHtml(html ?? "").querySelector("h1")?.text).toBe("Felt Board");
  expect(html).not.toContain("0.75–0.85");
});

test("error screens are shown with their new text", async () => {
  const ofScreen = async (id: "notFound" | "error") => {
    const text = readFileSync(`content/pages/${id}.yaml`, "utf8").replace(/^lead: .*$/m, "lead: Words of our own.");
    const shown = { address: sitePages.about.path, instead: id };
    const address = id === "notFound" ? "/no-such-page" : shown.address;
    return preview!.render({ page: { ...shown, address }, texts: [{ path: `pages/${id}.yaml`, text }] });
  };
  expect((await ofScreen("notFound")).html).toContain("Words of our own.");
  expect((await ofScreen("error")).html).toContain("Words of our own.");
});

test("a search is shown with the results of unsaved words", async () => {
  const text = "synonyms: [{ said: [zzyzx], meant: [PET] }]";
  const { html } = await render(text, "search.yaml", "/product?q=zzyzx");
  expect(parseHtml(html ?? "").querySelector("main")?.text).toContain("PET Panel");
  expect(parseHtml(html ?? "").querySelector("main")?.text).not.toContain("Melamiano Panel");
});

test("several unsaved texts are shown together", async () => {
  const other = "products/wallPanels/slitPanel.yaml";
  const numbered = (file: string, order: number) => ({
    path: file,
    text: readFileSync(join("content", file), "utf8").replace(/^order: .*$/m, `order: ${order}`),
  });
  const { html } = await preview!.render({
    page: { address: "/wallPanels" },
    texts: [numbered(path, 1), numbered(other, 2)],
  });
  const names = parseHtml(html ?? "")
    .querySelectorAll("article .product-card__name")
    .map(({ text }) => text);
  expect(names.slice(0, 2)).toEqual(["PET Panel", "Wooden Slit Acoustic Panel"]);
});

test("a text that cannot be parsed, or that causes a mistake in another file, has no preview", async () => {
  expect(await render("name: [")).toEqual({});
  // The other file is named.
  expect(await render("{}", "glossary.yaml")).toEqual({ obstacle: expect.stringContaining("glossary") });
});

test("the page of a withdrawn product says so, and links to its category and to the search", async () => {
  const html = parseHtml((await former("/wallPanels/cork")) ?? "");
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
  "%s, a former or unknown address, has no page",
  async (address) => {
    expect(await former(address)).toBeUndefined();
  },
);

test("without a built site there is no preview", () => {
  expect(
    startPreview({ siteFolder: "missing", contentFolder: "content", pictureManifest: "", imageryFolder: "imagery" }),
  ).toBeUndefined();
});
