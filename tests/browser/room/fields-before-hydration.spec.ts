import { sitePages } from "#content/page-registry.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";

for (const { path, field, entered, result } of [
  { path: sitePages.seats.path, field: "seats", entered: "90", result: /seats=90&/ },
  { path: sitePages.room.path, field: "length", entered: "14", result: /length=14&/ },
]) {
  test(`${path}: a figure that is entered before the script runs is kept and used`, async ({ page }) => {
    const scripts = Promise.withResolvers<void>();
    await page.route("**/*.js", async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.goto(path);
    await page.locator(`input[name="${field}"]`).fill(entered);
    scripts.resolve();
    await expect(page).toHaveURL(result);
    await expect(page.locator(`input[name="${field}"]`)).toHaveValue(entered);
  });

  test(`${path}: a form without input does not change the address`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator(`input[name="${field}"]`)).not.toHaveValue(entered);
    // Longer than the delay before the address is updated.
    await page.waitForTimeout(600);
    expect(new URL(page.url()).search).toBe("");
  });
}
