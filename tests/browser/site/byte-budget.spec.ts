import { byteBudgets, projectPageBudget } from "#bench/byte-budgets.ts";
import { measureBytes } from "#bench/measure-bytes.ts";
import { catalogue } from "#content/catalogue.ts";
import { projectsWithPage } from "#content/paths.ts";
import { expect, test } from "#tests/browser/fixtures.ts";

const projectPages = projectsWithPage(catalogue()).map(({ path }) => [path, projectPageBudget] as const);

for (const [path, budget] of [...Object.entries(byteBudgets), ...projectPages]) {
  test(`${path} keeps to its budget of requests and bytes on a first visit with a phone`, async ({
    browser,
    baseURL,
  }) => {
    const bytes = await measureBytes(browser, `${baseURL}${path}`);
    const measured = {
      requests: bytes.requests,
      document: bytes.html / 1000,
      sheets: bytes.sheet / 1000,
      data: bytes.data / 1000,
      script: bytes.script / 1000,
      fonts: bytes.font / 1000,
      pictures: bytes.picture / 1000,
    };
    for (const part of ["document", "script", "fonts"] as const) {
      expect(measured[part], part).toBeGreaterThan(0);
    }
    for (const [part, most] of Object.entries(budget)) {
      expect(measured[part as keyof typeof budget], part).toBeLessThanOrEqual(most);
    }
  });
}
