import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, test } from "vitest";
import { classesBySheet, classWords, pageSources } from "./page-sources.ts";

const routes = globSync("app/routes/*.tsx").toSorted();
const classes = classesBySheet();
const sheets = [...classes.keys()];

/**
 * Modules that a page may load without rendering them: the screen for unknown addresses, which is a separate
 * document; the checkbox that shares a file with the tray; the dimensions of a drawing, which a card leaves out.
 * Where the markup of a page has them, styles.test.ts expects their rules.
 */
const loadedWithOthers = /\/(not-found-screen|compare-toggle)\.|^app\/drawings\/(?!drawing\.)/;

/**
 * The sheets that may contain a class's rules: that of its block if there is one, and otherwise any with a rule
 * for it.
 */
function sheetsFor(name: string): string[] {
  const own = sheets.filter(
    (file) => basename(file, ".css") === name.split(/__|--/)[0] && classes.get(file)?.has(name),
  );
  return own.length > 0 ? own : sheets.filter((file) => classes.get(file)?.has(name));
}

describe.each(routes)("the page of %s", (route) => {
  test("has the rules for the classes of all its parts, or loads them with the part", () => {
    const page = pageSources(route, loadedWithOthers);
    expect(page.modules).toContain(route);
    const missing = page.modules.flatMap((module) =>
      classWords(module).flatMap((name) => {
        const needed = sheetsFor(name);
        const has = needed.length === 0 || needed.some((sheet) => page.sheets.includes(sheet));
        return has ? [] : [`${module} uses .${name}, which needs ${needed.join(" or ")}`];
      }),
    );
    expect(missing).toEqual([]);
  });
});

test("no module loads a style sheet, which would make the browser lay out the whole page again", () => {
  const modules = globSync("app/**/*.{ts,tsx}").filter((file) => !/^app\/(styles|testing)\/|\.test\./.test(file));
  expect(modules.length).toBeGreaterThan(100);
  const bringing = modules.filter((file) => /import [^;]*\.css["'?]/.test(readFileSync(file, "utf8")));
  expect(bringing).toEqual([]);
});
