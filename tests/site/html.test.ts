import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { expect, test } from "vitest";
import { builtPages, notFoundPage, type HtmlTag } from "#tests/site/built-pages.ts";
import { htmlRules } from "#tests/site/html-rules.ts";

const pages = [...builtPages(), notFoundPage()];

test("every page is valid HTML", async () => {
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const mistakes: string[] = [];
  for (const { path, html } of pages) {
    const { results } = await validator.validateString(html, `${path}.html`);
    for (const { ruleId, message, selector } of results.flatMap((result) => result.messages)) {
      mistakes.push(`${path}: ${ruleId}: ${message} (${selector})`);
    }
  }
  expect(mistakes).toEqual([]);
});

test("every page has one main heading, and no heading skips a level", () => {
  const wrong = pages.filter(({ tags }) => {
    const levels = headingLevels(tags);
    const main = headingLevels(tags.slice(tags.findIndex(({ name }) => name === "main")));
    return levels.filter((level) => level === 1).length !== 1 || main[0] !== 1 || skipsALevel(main);
  });
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

function headingLevels(tags: readonly HtmlTag[]): number[] {
  return tags.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name.slice(1))] : []));
}

function skipsALevel(levels: readonly number[]): boolean {
  return levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
}
