import type { Page } from "@playwright/test";
import { expect, expectStarted, holdScripts, open, test } from "#tests/browser/fixtures.ts";
import { addressOf, ids, names } from "#tests/browser/compare/compare-page.ts";
import { extendPage, linkNumbersBeforeStart, markFormsWhileParsing, translatePage } from "./foreign-changes.ts";

const field = (page: Page, name: string) => page.getByRole("main").getByRole("textbox", { name, exact: true });
const link = (page: Page, name: string | RegExp) => page.getByRole("main").getByRole("link", { name }).first();

/** What visitors do on pages whose text follows what they do. Each ends with an address that shows the same again. */
const visits: { path: string; use: (page: Page) => Promise<unknown> }[] = [
  {
    path: "/room",
    use: async (page) => {
      await field(page, "Length m").fill("14.5");
      await page.getByRole("combobox", { name: "Floor" }).selectOption({ index: 2 });
      await page.getByRole("button", { name: "Add a product" }).click();
      await field(page, "Length m").fill("");
      await expect(page.locator(".room-error")).toBeVisible();
      await field(page, "Length m").fill("15");
      await expect(page).toHaveURL(/length=15(&|$)/);
    },
  },
  {
    path: "/seats",
    use: async (page) => {
      await field(page, "Seats").fill("90");
      await field(page, "Spacing mm").fill("700");
      await expect(page).toHaveURL(/spacing=700/);
    },
  },
  {
    path: addressOf(ids.pet, ids.stoff),
    use: async (page) => {
      await page.getByRole("combobox", { name: "Add a product" }).fill("open cell");
      await page.getByRole("option", { name: names.cell }).click();
      await page.getByRole("switch").check();
      await page.getByRole("link", { name: `Remove ${names.stoff}` }).click();
    },
  },
  {
    path: "/product",
    use: async (page) => {
      await page.getByRole("searchbox").fill("slit");
      await expect(page).toHaveURL(/q=slit/);
      await page.getByRole("searchbox").fill("zzzz");
      await expect(page.getByText(/^No results for/)).toBeVisible();
      await page.getByRole("searchbox").fill("panel");
      await link(page, "Table").click();
      await expect(page).toHaveURL(/(?=.*q=panel)(?=.*view=table)/);
      // Rows below the screen are rendered after a pause.
      await page.waitForTimeout(1500);
    },
  },
  {
    path: "/projects",
    use: async (page) => {
      await page.getByRole("searchbox").fill("hall");
      await expect(page).toHaveURL(/=hall/);
    },
  },
  { path: "/stageSystems", use: (page) => page.getByRole("tab", { name: /^Stage Curtains/ }).click() },
];

/** A field of each kind of form, and what is typed in it. */
const fields = [
  ["/room", "length", "14.5"],
  ["/seats", "seats", "90"],
  ["/contact", "message", "A hall of 400 seats."],
  ["/product", "q", "slit"],
] as const;

/**
 * The words of the page in their order, without what is announced about the last change, and without its head: above the results of an
 * address with a search, that of the catalogue is short.
 */
async function words(page: Page): Promise<string[]> {
  const text = await page.getByRole("main").evaluate((main) => {
    const leftOut = ".page-head, .visually-hidden:is([role=status], [aria-live])";
    for (const part of main.querySelectorAll(leftOut)) part.remove();
    return (main as HTMLElement).innerText;
  });
  return text.split(/\s+/).filter(Boolean);
}

for (const [kind, change] of [
  ["translator", translatePage],
  ["browser extension", extendPage],
] as const)
  test(`after a ${kind} has changed the page, every part works and shows no old figure`, async ({ page }) => {
    for (const { path, use } of visits) {
      await open(page, path);
      await page.evaluate(change);
      await use(page);
      // Longer than the delay before the address is updated.
      await page.waitForTimeout(700);
      await expect(page.getByRole("alert"), path).toHaveCount(0);
      const shown = await words(page);
      await open(page, page.url());
      expect(shown, path).toEqual(await words(page));
    }
  });

for (const [kind, change] of [
  ["translator", translatePage],
  ["browser extension", extendPage],
  ["browser that makes links of numbers", linkNumbersBeforeStart],
] as const)
  test(`after a ${kind} has changed the page before its script runs, nothing is rendered again or lost`, async ({
    page,
  }) => {
    await page.addInitScript(
      change === linkNumbersBeforeStart
        ? change
        : `addEventListener("DOMContentLoaded", () => (${change.toString()})())`,
    );
    for (const [path, name, value] of fields) {
      const scripts = await holdScripts(page);
      await page.goto(path);
      const input = page.getByRole("main").locator(`[name="${name}"]`);
      await input.fill(value);
      const title = await page.title();
      const description = page.locator('meta[name="description"]');
      const described = await description.getAttribute("content");
      const form = await page.evaluateHandle(() => document.querySelector("main page-island form"));
      scripts.resolve();
      await expectStarted(page);
      expect(await form.evaluate((element) => element?.isConnected), path).toBe(true);
      await expect(input, path).toHaveValue(value);
      expect(await page.title()).toBe(title);
      await expect(description).toHaveAttribute("content", described ?? "");
      await page.unroute("**/*.js");
    }
  });

test("what was typed stays if an extension changed the page while it was parsed", async ({
  page,
  allowConsoleError,
}) => {
  // React says that it has rendered the part again.
  allowConsoleError(/Minified React error #418/);
  await page.addInitScript(markFormsWhileParsing);
  for (const [path, name, value] of fields) {
    const scripts = await holdScripts(page);
    await page.goto(path);
    await expect(page.locator("form > extension-mark").first()).toBeAttached();
    const input = page.getByRole("main").locator(`[name="${name}"]`);
    await input.fill(value);
    scripts.resolve();
    await expectStarted(page);
    await expect(input, path).toHaveValue(value);
    await expect(input, path).toBeFocused();
    await page.unroute("**/*.js");
  }
});
