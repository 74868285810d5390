import { catalogue } from "#content/catalogue.ts";
import { answerForOtherSites, expect, open, test } from "../fixtures.ts";
import { expectNothingKept, readThrough, watch } from "./visitor-traces.ts";

const mapOrigin = new URL(catalogue().company.map.frameAddress.value).origin;

test("the home page contacts only the map service, once the visitor has scrolled near the map", async ({
  page,
  otherSites,
}) => {
  await answerForOtherSites(page);
  await open(page, "/");
  await page.mouse.move(300, 300);
  await page.waitForTimeout(1500);
  expect(otherSites).toEqual([]);
  await page.locator(".map-frame").scrollIntoViewIfNeeded();
  await expect.poll(() => otherSites.length).toBeGreaterThan(0);
  expect(new Set(otherSites.map((address) => new URL(address).origin))).toEqual(new Set([mapOrigin]));
});

test("a search, a choice and a shortlist send nothing and contact no other site", async ({
  page,
  context,
  otherSites,
}) => {
  const watched = watch(page);
  await open(page, "/wallPanels");
  await page
    .getByRole("button", { name: /^Add to shortlist/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: /^Add to shortlist/ }).first()).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Control+k");
  await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").pressSequentially("teak");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.goto("/shortlist");
  await expect(page.getByRole("main")).toContainText(/1 product|1 item|Melamin/);
  await readThrough(page);
  await expectNothingKept(page, context, watched);
  expect(otherSites).toEqual([]);
});
