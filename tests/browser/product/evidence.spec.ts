import type { Page } from "@playwright/test";
import { expect, open, test } from "../fixtures.ts";

const evidence = (page: Page) => page.getByRole("region", { name: "Evidence" });
const note = (page: Page) => page.getByRole("form", { name: "Enquiry" }).getByText("Your enquiry is about");

test("missing evidence is marked, and each row names what can be requested", async ({ page }) => {
  await open(page, "/wallPanels/petPanel");
  const requests = [
    ["Fire class", "Ask for the fire class"],
    ["Absorption by octave band", "Ask for the octave-band figures"],
    ["Mounting", "Ask about the mounting"],
    ["Test report", "Ask for the test report"],
    ["Certificate", "Ask for the certificate"],
    ["EPD", "Ask for the EPD"],
  ] as const;
  await expect(evidence(page).getByRole("term")).toHaveText(requests.map(([row]) => row));
  await expect(evidence(page).getByRole("definition")).toHaveText(
    requests.map(([, request]) => `Not supplied. ${request}.`),
  );
  for (const [, request] of requests) {
    await expect(evidence(page).getByRole("link", { name: request, exact: true })).toBeVisible();
  }
});

test("a lamp has no request for absorption figures", async ({ page }) => {
  await page.goto("/stageSystems/parCan");
  await expect(evidence(page).getByRole("term")).toHaveText(["Test report", "Certificate", "EPD"]);
});

test("requesting a report opens the enquiry with the product and the report named", async ({ page }) => {
  await open(page, "/wallPanels/petPanel");
  await evidence(page).getByRole("link", { name: "Ask for the EPD" }).click();
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

test.describe("without script", () => {
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
