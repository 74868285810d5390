import { sitePages } from "#content/page-registry.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";

const { path } = sitePages.seats;
const result = "Seats";

test("a chair's page links to a hall with it, which can be opened in the room calculator", async ({ page }) => {
  await open(page, "/seatingSystems/abpb11");
  await page.getByRole("link", { name: "Plan the seats of a hall" }).click();
  await expect(page.getByLabel("Chair", { exact: true })).toHaveValue("seatingSystems/abpb11");
  await page.getByRole("textbox", { name: "Rows" }).fill("9");
  await expect(page).toHaveURL(/rows=9/);
  const total = /(\d+) seats/.exec((await page.getByRole("region", { name: result }).textContent()) ?? "")![1]!;
  await page.getByRole("link", { name: "Calculate this hall’s reverberation" }).click();
  await expect(page.getByLabel("People seated")).toHaveValue(total);
  await expect(page.getByRole("region", { name: "Figures" })).toBeVisible();
});

test("the printed plan fits on one sheet with the inputs, the seats and the drawing", async ({ page }) => {
  await open(page, path);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Seats of a hall", { exact: true })).toBeVisible();
  await expect(page.getByRole("img", { name: /^A hall/ })).toBeVisible();
  await expect(page.getByRole("form", { name: "Hall" })).toBeHidden();
  const pages = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(pages).toHaveLength(1);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form calculates the seats and draws the plan", async ({ page }) => {
    await page.goto(path);
    await page.getByRole("textbox", { name: "Rows" }).fill("7");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page.getByRole("textbox", { name: "Rows" })).toHaveValue("7");
    await expect(page.getByRole("img", { name: /7 rows of/ })).toBeVisible();
    await expect(page.getByRole("region", { name: result })).toContainText("All 7 rows fit.");
  });
});
