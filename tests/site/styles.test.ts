import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtPages, notFoundPage, siteFolder, type BuiltPage } from "./built-pages.ts";

const pages = [...builtPages(), notFoundPage()];

/** The sheet in a page's document, and the deferred one that it links. */
function sheetsOf({ path, root }: BuiltPage): { inDocument: string; later: string } {
  const inDocument = root.querySelectorAll("style").map(({ textContent }) => textContent);
  const linked = root.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute("href") ?? "");
  expect(inDocument, path).toHaveLength(1);
  expect(linked, path).toHaveLength(1);
  return {
    inDocument: inDocument[0] ?? "",
    later: linked.map((address) => readFileSync(join(siteFolder, address), "utf8")).join(""),
  };
}

/** The selectors of a sheet that contain a class. */
function selectorsOf(sheet: string): string[] {
  const lists = [...sheet.matchAll(/(?<=[{};])([^{};@]+)\{/g)].map(([, list = ""]) => list);
  return lists.flatMap(separate).filter((selector) => classesIn(selector).length > 0);
}

/** A sheet without its print rules. */
function onScreen(sheet: string): string {
  const start = sheet.indexOf("@media print{");
  if (start < 0) return sheet;
  let depth = 0;
  const length = Array.from(sheet.slice(start)).findIndex((sign) => {
    if (sign === "{") depth += 1;
    if (sign === "}") depth -= 1;
    return sign === "}" && depth === 0;
  });
  return sheet.slice(0, start) + onScreen(sheet.slice(start + length + 1));
}

/** The selectors in a list: the build merges rules with equal declarations, differently in each sheet. */
function separate(list: string): string[] {
  let depth = 0;
  const marked = [...list].map((sign) => {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    return sign === "," && depth === 0 ? "\n" : sign;
  });
  return marked.join("").split("\n");
}

/** The markup of a page without its menu and the tabs that are shown after a press. */
function withoutHiddenParts({ html, root }: BuiltPage): string {
  const hidden = root.querySelectorAll('[popover], [role="tabpanel"][data-selected="false"]');
  expect(hidden.length).toBeGreaterThan(0);
  return hidden.reduceRight((rest, { range: [start, end] }) => rest.slice(0, start) + rest.slice(end), html);
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name);
}

test("a page has every rule of the site whose classes are all in its markup", () => {
  const sheets = new Map(
    pages.map((page) => {
      const { inDocument, later } = sheetsOf(page);
      return [page.path, new Set(selectorsOf(inDocument + later))];
    }),
  );
  const rules = [...new Set([...sheets.values()].flatMap((sheet) => [...sheet]))];
  expect(rules.length).toBeGreaterThan(500);
  const classesOfRules = new Map(rules.map((rule) => [rule, classesIn(rule)]));
  for (const { path, tags } of pages) {
    const used = new Set(tags.flatMap(({ attributes }) => attributes["class"]?.split(/\s+/) ?? []));
    const missing = rules.filter(
      (rule) => !sheets.get(path)?.has(rule) && classesOfRules.get(rule)?.every((name) => used.has(name)),
    );
    expect(missing, `the sheet of ${path} lacks rules that the sheets of other pages have for what is on it`).toEqual(
      [],
    );
  }
});

test("the markup before the link to a deferred sheet needs none of its rules", () => {
  const linking = pages.filter((page) => sheetsOf(page).later !== "");
  expect(linking.length).toBeGreaterThan(40);
  for (const page of linking) {
    const { inDocument, later } = sheetsOf(page);
    const first = new Set(selectorsOf(inDocument));
    const [before = ""] = withoutHiddenParts(page).split('<link rel="stylesheet"');
    const used = new Set([...before.matchAll(/class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
    const needed = selectorsOf(onScreen(later)).filter(
      (selector) => !first.has(selector) && classesIn(selector).every((name) => used.has(name)),
    );
    expect(needed, `the first screen of ${page.path} lacks rules that stand in its later sheet alone`).toEqual([]);
  }
});
