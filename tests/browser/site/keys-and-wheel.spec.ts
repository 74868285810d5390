import { expect, holdScripts, open, test } from "#tests/browser/fixtures.ts";

test("an Enter that ends a composition in Safari chooses nothing", async ({ page }) => {
  const endComposition = () =>
    page.evaluate(() => {
      const init = { key: "Enter", keyCode: 229, isComposing: false, bubbles: true, cancelable: true };
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", init));
    });
  await open(page, "/about");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("dialog").getByRole("combobox").fill("panel");
  await expect(page.getByRole("option").first()).toBeVisible();
  await endComposition();
  await expect(page).toHaveURL("/about");
  await expect(page.getByRole("dialog")).toBeVisible();

  // Before the script has loaded.
  const scripts = await holdScripts(page);
  await page.goto("/about");
  await page.getByRole("link", { name: "Search" }).click();
  await page.getByRole("dialog").getByRole("textbox").fill("panel");
  await endComposition();
  await page.waitForTimeout(300);
  await expect(page).toHaveURL("/about");
  scripts.resolve();
  await expect(page.getByRole("combobox", { name: "Search" })).toHaveValue("panel");
});

test("the wheel over a focused number scrolls the page and changes nothing", async ({ page }) => {
  for (const [path, name] of [
    ["/room", "length"],
    ["/seats", "seats"],
    ["/seats", "spacing"],
  ] as const) {
    await open(page, path);
    const input = page.getByRole("main").locator(`[name="${name}"]`);
    await input.click();
    const value = await input.inputValue();
    const scrolled = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 120);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
    await expect(input).toHaveValue(value);
  }
});
