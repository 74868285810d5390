import type { Page } from "@playwright/test";
import { expect, open, test } from "#tests/browser/fixtures.ts";

const region = (page: Page) => page.getByRole("region", { name: "Our Experience" });
const tile = (page: Page, number: number) =>
  region(page)
    .getByRole("listitem")
    .nth(number - 1)
    .getByRole("link");

/** Opens the page and waits until the gallery is interactive, which happens at the first interaction. */
async function openAlive(page: Page): Promise<void> {
  await open(page, "/");
  await page.mouse.move(5, 5);
  await expect(tile(page, 1)).toHaveAttribute("aria-haspopup", "dialog");
}

test.describe("Our Experience", () => {
  test("has eleven rendered pictures, each with a project and a place, and no comma after the place", async ({
    page,
  }) => {
    await open(page, "/");
    const tiles = region(page).getByRole("listitem");
    await expect(tiles).toHaveCount(11);
    await expect(tiles.filter({ hasText: /\w Visualisation$/ })).toHaveCount(11);
    await tile(page, 3).focus();
    await expect(tile(page, 3)).toHaveAccessibleName(/\w+ .*\w+, \w+/);
    await expect(region(page).getByText("The pictures are visualisations.")).toBeVisible();
  });

  test("opens a picture large with its project and place, and returns focus when closed", async ({ page }) => {
    await openAlive(page);
    const name = (await tile(page, 4).locator(".gallery__name").textContent()) ?? "";
    await tile(page, 4).click();
    const dialog = page.getByRole("dialog", { name });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("img")).toBeVisible();
    await expect(dialog.getByRole("img")).toHaveAttribute("alt", /.+/);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.locator(".picture-viewer")).toHaveCount(0);
    await expect(tile(page, 4)).toBeFocused();
  });

  test("closes with Escape and with a click beside the picture", async ({ page }) => {
    await openAlive(page);
    await tile(page, 1).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator(".picture-viewer")).toHaveCount(0);
    await expect(tile(page, 1)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.mouse.click(8, 400);
    await expect(page.locator(".picture-viewer")).toHaveCount(0);
  });

  test("steps with the arrow keys and wraps at both ends", async ({ page }) => {
    await openAlive(page);
    const name = (number: number) => tile(page, number).locator(".gallery__name").innerText();
    const [first, last] = [await name(1), await name(11)];
    await tile(page, 1).click();
    await expect(page.getByRole("dialog", { name: first })).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("dialog", { name: last })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("dialog", { name: first })).toBeVisible();
  });

  test("reports an error if the viewer does not load", async ({ page, allowConsoleError }) => {
    allowConsoleError(/ChunkLoadError|Failed to load resource|Failed to fetch/);
    await page.route(/\/picture-viewer-/, (route) => route.abort());
    await openAlive(page);
    await tile(page, 1).click();
    await expect(page.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("ChunkLoadError");
    await expect(page.getByRole("alert")).toContainText("Loading chunk picture-viewer failed");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a tile links to its picture", async ({ page, request }) => {
    await page.goto("/");
    const links = page.getByRole("region", { name: "Our Experience" }).getByRole("listitem").getByRole("link");
    for (const link of await links.all()) {
      const picture = await request.get((await link.getAttribute("href")) ?? "");
      expect(picture.headers()["content-type"]).toMatch(/^image\//);
    }
  });
});
