import { expect, test } from "vitest";
import { builtPages, notFoundPage, type BuiltPage } from "./built-pages.ts";

const pages = [...builtPages(), notFoundPage()];

/** The selectors of a page's sheet that name a class. */
function selectorsOf({ path, root }: BuiltPage): string[] {
  const sheets = root.querySelectorAll("style").map(({ textContent }) => textContent);
  expect(sheets, path).toHaveLength(1);
  const lists = [...(sheets[0] ?? "").matchAll(/(?<=[{};])([^{};@]+)\{/g)].map(([, list = ""]) => list);
  return lists.flatMap(separate).filter((selector) => classesIn(selector).length > 0);
}

/** The selectors in a list: the build joins rules that say the same, and in each sheet others. */
function separate(list: string): string[] {
  let depth = 0;
  const marked = [...list].map((sign) => {
    if (sign === "(") depth += 1;
    if (sign === ")") depth -= 1;
    return sign === "," && depth === 0 ? "\n" : sign;
  });
  return marked.join("").split("\n");
}

function classesIn(selector: string): string[] {
  return [...selector.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name);
}

test("a page has every rule of the site whose classes are all in its markup", () => {
  const sheets = new Map(pages.map((page) => [page.path, new Set(selectorsOf(page))]));
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
