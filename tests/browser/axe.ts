import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "./fixtures.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Injects axe into the page, once after each load. */
export async function useAxe(page: Page): Promise<void> {
  await page.evaluate(axe);
}

/** The rules whose outcome depends on colours. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** The violations that axe finds, one per line, by all of its rules unless some are named. */
export async function mistakes(page: Page, rules?: readonly string[]): Promise<string[]> {
  // Passed checks are not returned, because transferring them takes longer than running them.
  const options = { resultTypes: ["violations"], ...(rules && { runOnly: { type: "rule", values: rules } }) };
  const violations = await page.evaluate<AxeResults["violations"]>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}

/**
 * Asserts that axe finds no violation in the current state of the page, at desktop and phone sizes, in light and
 * dark mode.
 */
export async function expectNoAxeMistakes(page: Page): Promise<void> {
  await useAxe(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    expect(await mistakes(page), `${width} px, light`).toEqual([]);
    // Dark mode differs from light mode only in its colours.
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    expect(await mistakes(page, colourRules), `${width} px, dark`).toEqual([]);
  }
}
