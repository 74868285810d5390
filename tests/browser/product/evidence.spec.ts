import type { Page } from "@playwright/test";
import { expect, open, test } from "../fixtures.ts";

const evidence = (page: Page) => page.getByRole("region", { name: "Evidence" });
const note = (page: Page) => page.getByRole("form", { name: "Enquiry" }).getByText("Your enquiry is about");

for (const [path, missing] of [
  [
    "/wallPanels/petPanel",
    ["Fire class", "absorption by octave band", "mounting", "test report", "certificate", "EPD"],
  ],
  ["/stageSystems/parCan", ["Test report", "certificate", "EPD"]],
] as const)
  test(`${path}: missing evidence is listed in one row, and each part of it can be requested`, async ({ page }) => {
    await page.goto(path);
    await expect(evidence(page).getByRole("term").filter({ hasText: "On request" })).toHaveCount(1);
    await expect(evidence(page).getByRole("definition").getByRole("link")).toHaveText(missing);
  });

test("requesting a report opens the enquiry with the product and the report named", async ({ page }) => {
  await open(page, "/wallPanels/petPanel");
  await evidence(page).getByRole("link", { name: "EPD", exact: true }).click();
  await expect(page).toHaveURL("/contact?product=wallPanels/petPanel&ask=epd");
  await expect(note(page).locator("..")).toContainText("PET Panel: environmental product declaration");
});

test("a sample request names the chosen finish", async ({ page }) => {
  await open(page, "/wallPanels/perforatedPanel");
  const colours = page.getByRole("region", { name: "Colours" });
  const ask = colours.getByRole("link", { name: /^Ask for a finish sample/ });
  await expect(ask).toHaveAccessibleName("Ask for a finish sample of Alberta Maple");
  await colours.locator("label", { hasText: "Mahogany" }).click();
  await expect(ask).toHaveAccessibleName("Ask for a finish sample of Mahogany");
  await ask.click();
  await expect(note(page).locator("..")).toContainText("finish sample, Mahogany");
});

test("a sample can be requested even if finishes are made to order", async ({ page }) => {
  await open(page, "/metalCeilings/clipInTiles");
  await page.getByRole("link", { name: "Ask for a finish sample", exact: true }).click();
  await expect(page).toHaveURL("/contact?product=metalCeilings/clipInTiles&ask=sample");
  await expect(note(page).locator("..")).toContainText(/: finish sample$/m);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the server-rendered page names the request, and posts to that address", async ({ page }) => {
    await page.goto("/contact?product=wallPanels/petPanel&ask=sample&finish=001");
    await expect(note(page).locator("..")).toContainText("PET Panel: finish sample, 001");
    await expect(page.getByRole("form", { name: "Enquiry" })).toHaveAttribute(
      "action",
      "/contact?product=wallPanels/petPanel&ask=sample&finish=001",
    );
  });
});
