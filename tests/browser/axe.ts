import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { expect } from "./fixtures.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Brings axe into the page, once after each load. */
export async function useAxe(page: Page): Promise<void> {
  await page.evaluate(axe);
}

/** What axe finds, as one line a mistake, by all of its rules. */
export async function mistakes(page: Page): Promise<string[]> {
  // The passed checks of a whole page take longer to hand over than to make, so that they stay where they are.
  const violations = await page.evaluate<AxeResults["violations"]>(
    "axe.run({ resultTypes: ['violations'] }).then(({ violations }) => violations)",
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(" ")}: ${failureSummary}`),
  );
}

/** Axe objects to nothing in the page as it stands: on a desk and on a phone, in light and in dark. */
export async function expectNoAxeMistakes(page: Page): Promise<void> {
  await useAxe(page);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await mistakes(page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }
}
