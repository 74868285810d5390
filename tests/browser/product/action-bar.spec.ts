import { catalogue } from "#content/catalogue.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";
import type { Page } from "@playwright/test";

const path = "/stageSystems/movingHead";
const { company } = catalogue();
const digits = (phone: string) => phone.replaceAll(/\D/g, "");
const bar = (page: Page) => page.getByRole("navigation", { name: "Ask about this product" });

test.use({ viewport: { width: 390, height: 844 } });

for (const script of [true, false]) {
  test.describe(script ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled: script });

    test("on a phone a visitor can call, chat or enquire about the product at once", async ({ page }) => {
      await page.goto(path);
      await expect(bar(page)).toBeInViewport();
      const link = (name: string) => bar(page).getByRole("link", { name });
      await expect(link("Call")).toHaveAttribute("href", `tel:+${digits(company.phones[0]?.value ?? "")}`);
      const chat = new URL((await link("Chat").getAttribute("href")) ?? "");
      expect(chat.pathname).toContain(digits(company.chat!.phone.value));
      expect(chat.searchParams.get("text")).toContain("Moving Head");
      await expect(link("Enquire")).toHaveAttribute("href", "/contact?product=stageSystems/movingHead");
    });
  });
}

test("from 992 px on there is no bar", async ({ page }) => {
  await page.setViewportSize({ width: 991, height: 900 });
  await page.goto(path);
  await expect(bar(page)).toBeVisible();
  await page.setViewportSize({ width: 992, height: 900 });
  await expect(bar(page)).toBeHidden();
});

test("the bar covers neither the end of the page nor focused elements", async ({ page }) => {
  await open(page, path);
  const top = async () => (await bar(page).boundingBox())?.y ?? 0;
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const footer = await page.locator("footer").boundingBox();
  expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(await top());

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole("link", { name: "Home" }).first().focus();
  for (let press = 0; press < 25; press++) {
    await page.keyboard.press("Tab");
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element.closest(".action-bar") || element === document.body) return null;
      const { bottom } = element.getBoundingClientRect();
      return bottom;
    });
    if (focused !== null) expect(focused).toBeLessThanOrEqual((await top()) + 1);
  }
});
