import { expect, test } from "../fixtures.ts";

test("a product that is chosen for the comparison before the script has loaded is chosen once it has", async ({
  page,
}) => {
  const release = Promise.withResolvers<void>();
  await page.route("**/static/js/*.js", async (route) => {
    await release.promise;
    await route.continue();
  });
  await page.goto("/product", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Compare PET Panel" }).first().click();
  await expect(page).toHaveURL("/product");
  release.resolve();
  await expect(page.getByRole("checkbox", { name: "Compare PET Panel" }).first()).toBeChecked();
  await expect(page).toHaveURL("/product");
});
