import { catalogue } from "#content/catalogue.ts";
import { expectNoAxeMistakes } from "#tests/browser/axe.ts";
import { filters, products, results } from "#tests/browser/catalogue/explorer-page.ts";
import { expect, expectQuiet, open, test } from "#tests/browser/fixtures.ts";

const panels = catalogue().categories.find(({ id }) => id === "wallPanels");
const best = panels?.cards.toSorted((one, other) => (other.nrc?.maximum ?? 0) - (one.nrc?.maximum ?? 0))[0];

test.use({ viewport: { width: 1440, height: 900 } });

test("products are sorted by a figure, and those without it are last", async ({ page }) => {
  await open(page, "/product?category=wallPanels");
  await page.getByRole("combobox", { name: "Sort" }).selectOption({ label: "NRC, highest first" });
  await expect(page).toHaveURL("/product?category=wallPanels&sort=absorption");
  await expect(products(page).first()).toContainText(best?.shortName ?? "nothing");
});

test("the table names the figures in its head and the products in its rows", async ({ page }) => {
  await open(page, "/product?category=wallPanels");
  await page.getByRole("group", { name: "View as" }).getByRole("link", { name: "Table" }).click();
  await expect(page).toHaveURL("/product?category=wallPanels&view=table");
  const table = page.getByRole("table", { name: "Products and their figures" });
  await expect(table.getByRole("columnheader", { name: "NRC" })).toBeVisible();
  await expect(table.getByRole("rowheader")).toHaveCount(panels?.cards.length ?? 0);
  await expect(table.getByRole("row", { name: /Perforated Acoustic Panel/ })).toContainText("0.6–0.83");
});

test("a product is added to the shortlist in its entry, and removed in the table", async ({ page }) => {
  await open(page, "/product?category=wallPanels");
  const button = results(page).getByRole("button", { name: "Add to shortlist: PET Panel" });
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/product?category=wallPanels");
  await page.getByRole("group", { name: "View as" }).getByRole("link", { name: "Table" }).click();
  await expect(results(page).getByRole("row", { name: /PET Panel/ })).toBeVisible();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "false");
});

test("the list does not change when the search has loaded", async ({ page }) => {
  await open(page, "/product");
  await results(page).evaluate((section) => {
    new MutationObserver(() => section.setAttribute("data-was-busy", "")).observe(section, {
      attributeFilter: ["aria-busy"],
    });
  });
  const index = page.waitForResponse(/\/static\/search\//);
  await page.getByRole("main").getByRole("searchbox").focus();
  await index;
  await expectQuiet(page);
  await expect(results(page)).toHaveAttribute("aria-busy", "false");
  await expect(results(page)).not.toHaveAttribute("data-was-busy");
});

test("the terms of the table and the filters are explained in hints", async ({ page }) => {
  await open(page, "/product?category=wallPanels&view=table");
  const head = results(page).getByRole("columnheader", { name: "NRC" }).getByRole("link");
  await expect(head).toHaveAttribute("href", "/glossary#nrc");
  // The list hydrates at the visitor's first interaction; hints work from the next one on.
  await expect(async () => {
    await page.mouse.move(5, 300);
    await page.mouse.move(9, 310);
    await expect(page.locator("#term-hint")).toBeAttached({ timeout: 500 });
  }).toPass();
  await head.hover();
  await expect(page.getByRole("tooltip")).toContainText("Noise reduction coefficient", { ignoreCase: true });
  await expect(
    filters(page).locator("details").filter({ hasText: "Fire class" }).locator('a.term[href="/glossary#bs-7176"]'),
  ).toHaveText("BS 7176");
});

test("the asterisk of sample values is explained only where there is one", async ({ page }) => {
  const note = results(page).getByText("* Sample value.");
  for (const [search, stars] of [
    ["category=seatingSystems", true],
    ["category=seatingSystems&view=table", true],
    ["category=wallPanels", false],
    ["category=wallPanels&view=table", false],
  ] as const) {
    await open(page, `/product?${search}`);
    expect((await results(page).locator(".sample-mark").count()) > 0, search).toBe(stars);
    await expect(note).toHaveCount(stars ? 1 : 0);
  }
});

for (const [state, address] of [
  ["filtered", "/product?category=wallPanels&nrc=0.8"],
  ["as a table", "/product?category=wallPanels&view=table"],
  ["with no result", "/product?q=zzzz+qqqq&category=wallPanels"],
] as const) {
  test(`${state}, axe finds no violation, wide and narrow, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, address);
    await expect(page.getByRole("status").first()).toBeAttached();
    await expectNoAxeMistakes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}
