import { expect, open, test } from "#tests/browser/fixtures.ts";
import type { Page } from "@playwright/test";

const path = "/wallPanels/perforatedPanel";
const colours = (page: Page) => page.getByRole("radiogroup", { name: "Colours of the Perforated Acoustic Panel" });
const choice = (page: Page, name: string) => colours(page).getByRole("radio", { name });
const plate = (page: Page) => colours(page).locator(".finish-viewer__plate:visible");
const dialog = (page: Page) => page.getByRole("dialog", { name: "Colours of the Perforated Acoustic Panel" });

async function openLarge(page: Page) {
  await colours(page).getByRole("button", { name: "Enlarge picture" }).click();
  await expect(dialog(page)).toBeVisible();
}

for (const script of [true, false]) {
  test.describe(script ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: script });

    test("a click and the arrow keys choose the finish that is shown large", async ({ page }) => {
      await page.goto(path);
      await expect(colours(page).getByRole("radio")).toHaveCount(12);
      await expect(plate(page)).toContainText("Alberta Maple");
      await colours(page).locator("label", { hasText: "Natural Teak" }).click();
      await expect(plate(page)).toContainText("Natural Teak");
      expect(await plate(page).evaluate((shown) => getComputedStyle(shown, "::after").content)).toContain("12");
      await page.keyboard.press("ArrowDown");
      await expect(plate(page)).toContainText("Oxford Cherry");
    });
  });
}

test("twenty codes are listed by their names", async ({ page }) => {
  await page.goto("/wallPanels/glassStoff");
  const names = page.locator(".finish-viewer__name");
  await expect(names).toHaveCount(20);
  await expect(names.first()).toHaveText("JU-101");
  await expect(names.last()).toHaveText("JU-120");
});

test("previous and next step through the finishes and wrap around", async ({ page }) => {
  await open(page, path);
  await colours(page).getByRole("button", { name: "Previous colour" }).click();
  await expect(choice(page, "Thansau Maple")).toBeChecked();
  await colours(page).getByRole("button", { name: "Next colour" }).click();
  await expect(choice(page, "Alberta Maple")).toBeChecked();
});

test("a finish opens full-screen, steps with the arrow keys and closes with Escape", async ({ page }) => {
  await open(page, path);
  await colours(page).locator("label", { hasText: "Sapelli" }).click();
  await openLarge(page);
  await expect(dialog(page)).toContainText("Sapelli");
  await expect(dialog(page)).toContainText("10 / 12");
  const size = page.viewportSize();
  expect(await dialog(page).boundingBox()).toMatchObject({ x: 0, y: 0, ...size });
  for (const name of ["Swiss Oak", "Thansau Maple", "Alberta Maple"]) {
    await page.keyboard.press("ArrowRight");
    await expect(dialog(page)).toContainText(name);
  }
  await page.keyboard.press("ArrowLeft");
  await expect(dialog(page)).toContainText("Thansau Maple");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(colours(page).getByRole("button", { name: "Enlarge picture" })).toBeFocused();
  await expect(choice(page, "Thansau Maple")).toBeChecked();
});

test("the large view closes by its button", async ({ page }) => {
  await open(page, path);
  await openLarge(page);
  await dialog(page).getByRole("button", { name: "Close" }).click();
  await expect(dialog(page)).toBeHidden();
});

test("a large view whose code does not load reports it and can be retried", async ({ page, allowConsoleError }) => {
  allowConsoleError(/finish-dialog|ChunkLoadError|Failed to load resource|Loading chunk/);
  await page.route(/finish-dialog/, (route) => route.abort());
  await open(page, path);
  await colours(page).getByRole("button", { name: "Enlarge picture" }).click();
  await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  await expect(page.getByText("Loading chunk finish-dialog failed.")).toBeVisible();
});
