import { catalogue } from "#content/catalogue.ts";
import { expect, test } from "#tests/browser/fixtures.ts";

for (const { path, product } of catalogue().details.filter((detail) => detail.product.patterns)) {
  test(`${path} shows each of its patterns as material and as a drawing`, async ({ page }) => {
    await page.goto(path);
    const patterns = page.locator("#patterns li");
    await expect(patterns).toHaveCount(product.patterns!.items.length);
    for (const [place, { name, picture }] of product.patterns!.items.entries()) {
      const pattern = patterns.nth(place);
      await expect(pattern.getByRole("img", { name: picture!.alt, exact: true })).toBeVisible();
      await expect(pattern.getByRole("img", { name: new RegExp(`^${name}: `) })).toBeVisible();
    }
  });
}

test("the page says how much of the material the pictures of finishes and patterns show", async ({ page }) => {
  await page.goto("/wallPanels/perforatedPanel");
  await expect(page.locator("#colours")).toContainText("Each picture shows 200 × 200 mm (sample value).");
  await expect(page.locator("#patterns")).toContainText("Each picture shows 96 × 96 mm (sample value).");
});
