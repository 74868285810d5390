import type { Page } from "@playwright/test";
import { expect, open, test } from "#tests/browser/fixtures.ts";
import { header } from "#tests/browser/shell/shell-page.ts";
import { removePopovers, withoutPopovers } from "./foreign-changes.ts";

/** Firefox 115 in what matters: no popovers and no `:has`. */
async function makeOlder(page: Page): Promise<void> {
  await page.addInitScript(removePopovers);
  await page.route("**/*", async (route) => {
    if (!["document", "stylesheet"].includes(route.request().resourceType())) return route.continue();
    const answer = await route.fetch();
    const headers = answer.headers();
    // It allows the styles by their hash.
    delete headers["content-security-policy"];
    await route.fulfill({ status: answer.status(), headers, body: withoutPopovers(await answer.text()) });
  });
}

for (const [width, button] of [
  [390, "Menu"],
  [1440, "Products"],
] as const) {
  test(`without popovers, links can be pressed and the menu and the search open at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await makeOlder(page);
    await open(page, "/");
    const menu = page.locator("#menu");
    const opener = header(page).getByRole("button", { name: button });
    await expect(menu).toBeHidden();
    await opener.click();
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(menu.getByRole("link", { name: "Wall Panels" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await header(page).getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    await page.keyboard.press("Escape");

    // An invisible layer would take these presses.
    await opener.click();
    await menu.getByRole("link", { name: "Wall Panels" }).click();
    await expect(page).toHaveURL("/wallPanels");
    await page.getByRole("main").getByRole("link", { name: "Perforated Acoustic Panel" }).first().click();
    await expect(page).toHaveURL(/\/wallPanels\/perforatedPanel/);
  });
}

test("without `:has`, the chosen finish and the chosen options of a product are seen", async ({ page }) => {
  await makeOlder(page);
  await open(page, "/wallPanels/perforatedPanel");
  const plates = page.locator(".finish-viewer__plate:visible");
  await page.locator(".finish-viewer").locator("label", { hasText: "Natural Teak" }).click();
  await expect(plates).toHaveText(/^Natural Teak/);
  await expect(page.getByRole("link", { name: /^Ask for a finish sample of/ }).filter({ visible: true })).toHaveCount(
    1,
  );
});

test("without methods such as `toSorted`, the search finds products, and every part of a page starts", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["toReversed", "toSorted", "toSpliced", "with"]) Reflect.deleteProperty(Array.prototype, name);
  });
  for (const path of ["/product?q=oak#catalogue", "/wallPanels/perforatedPanel", "/compare", "/seats"]) {
    // Waits until every part has started.
    await open(page, path);
    await header(page).getByRole("button", { name: "Search" }).click();
    await page.getByRole("dialog", { name: "Search" }).getByRole("combobox").fill("wall panel nrc 0.8");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.keyboard.press("Escape");
  }
  await expect(page.getByRole("region", { name: "Figures" })).toBeVisible();
});
