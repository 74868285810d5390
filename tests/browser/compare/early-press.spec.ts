import { expect, holdScripts, test } from "../fixtures.ts";

test("a product that is chosen for the comparison before the script has loaded is chosen once it has", async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto("/product", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "Compare PET Panel" }).first().click();
  await expect(page).toHaveURL("/product");
  scripts.resolve();
  await expect(page.getByRole("checkbox", { name: "Compare PET Panel" }).first()).toBeChecked();
  await expect(page).toHaveURL("/product");
});
