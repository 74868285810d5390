import { catalogue } from "#content/catalogue.ts";
import { sitePages } from "#content/page-registry.ts";
import { expect, test } from "#tests/browser/fixtures.ts";

const rooms = Object.values(catalogue().acoustics.rooms);

test.use({ javaScriptEnabled: false });

test("the results of all examples are in a table, and each example opens by its link", async ({ page }) => {
  await page.goto(sitePages.room.path);
  const rows = page.getByRole("table", { name: /^The examples/ }).getByRole("row");
  await expect(rows).toHaveCount(rooms.length + 1);
  for (const [index, { label }] of rooms.entries()) {
    await expect(rows.nth(index + 1)).toContainText(label);
    await expect(rows.nth(index + 1)).toContainText(/m² of .* s.* s/);
  }
  const { label } = rooms.at(-1)!;
  await page.getByRole("link", { name: label }).click();
  await expect(page.getByRole("link", { name: label })).toHaveAttribute("aria-current", "true");
});

test("the form calculates without JavaScript, with a product in the empty row", async ({ page }) => {
  await page.goto(sitePages.room.path);
  const picture = page.getByRole("group", { name: "The room in three dimensions" });
  await expect(picture.getByText("Ceiling")).toBeVisible();
  await picture.getByRole("link", { name: /^Front wall/ }).click();
  await expect(page).toHaveURL(/#room-treatment$/);
  const treatment = page.getByRole("group", { name: "Treatment" });
  const rows = treatment.getByRole("listitem");
  const before = await rows.count();
  await page.getByLabel("Length").fill("14");
  await rows.last().getByLabel("Product").selectOption({ index: 1 });
  await rows.last().getByRole("textbox", { name: "Area" }).fill("7.5");
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page.getByLabel("Length")).toHaveValue("14");
  await expect(rows).toHaveCount(before + 1);
  await expect(rows.nth(before - 1).getByRole("textbox", { name: "Area" })).toHaveValue("7.5");
  await expect(page.getByRole("region", { name: "Figures" })).toContainText("47.5 m² is treated");
  await page.getByRole("radio", { name: "Another shape" }).check();
  for (const [label, value] of [
    ["Volume", "300"],
    ["Floor", "90"],
    ["Walls", "120"],
    ["Ceiling", "90"],
  ] as const) {
    await page.getByRole("textbox", { name: label }).fill(value);
  }
  await page.getByRole("button", { name: "Calculate" }).click();
  await expect(page.getByRole("textbox", { name: "Volume" })).toHaveValue("300");
});
