import { catalogue } from "#content/catalogue.ts";
import { expect, expectQuiet, open, test } from "../fixtures.ts";

const tabs = catalogue().categories.find(({ id }) => id === "stageSystems")?.tabs ?? [];

test("the stage systems open with their lighting", async ({ page }) => {
  await page.goto("/stageSystems");
  const list = page.getByRole("tablist", { name: "Stage Systems" });
  await expect(list.getByRole("tab")).toHaveText(tabs.map(({ label, cards }) => `${label}${cards.length}`));
  await expect(list.getByRole("tab", { selected: true })).toHaveText(/Stage Lighting/);
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
});

for (const { id, label, cards } of tabs) {
  test(`the tab ${label} shows its products with their key figures, linked`, async ({ page }) => {
    await open(page, "/stageSystems");
    await page.getByRole("tab", { name: label }).click();
    const panel = page.getByRole("tabpanel", { name: label });
    await expect(panel).toHaveId(id);
    await expect(panel.getByRole("article")).toHaveCount(cards.length);
    for (const [index, card] of cards.entries()) {
      const shown = panel.getByRole("article").nth(index);
      await expect(shown.getByRole("link", { name: card.title, exact: true })).toHaveAttribute("href", card.path);
      for (const { printed } of card.figures) for (const line of printed) await expect(shown).toContainText(line);
      if (card.description) await expect(shown).toContainText(card.description);
    }
  });

  test(`a link to ?tab=${id} shows it at once`, async ({ page, request }) => {
    const html = await (await request.get(`/stageSystems?tab=${id}`)).text();
    expect(html.match(/aria-selected="true"/g)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`id="${id}-tab"[^>]*aria-selected="true"`));
    await open(page, `/stageSystems?tab=${id}`);
    await expect(page.getByRole("tab", { selected: true })).toHaveText(new RegExp(label));
    await expect(page.getByRole("tabpanel")).toHaveId(id);
  });
}

test("a tab that does not exist falls back to the first", async ({ page }) => {
  await open(page, "/stageSystems?tab=orchestra");
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/Stage Lighting/);
});

test("a choice changes the address, keeps the scroll position and is undone by Back", async ({ page }) => {
  await open(page, "/stageSystems");
  await page.evaluate(() => window.scrollTo(0, 200));
  await page.getByRole("tab", { name: "Stage Services" }).click();
  await expect(page).toHaveURL("/stageSystems?tab=services");
  expect(await page.evaluate(() => window.scrollY)).toBe(200);
  await page.getByRole("tab", { name: "Stage Curtains" }).click();
  await expect(page).toHaveURL("/stageSystems?tab=curtains");
  await page.goBack();
  await expect(page.getByRole("tabpanel", { name: "Stage Services" })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/stageSystems");
  await expect(page.getByRole("tabpanel", { name: "Stage Lighting" })).toBeVisible();
});

test("Back before the chosen tab has rendered shows the previous tab", async ({ page }) => {
  await open(page, "/stageSystems");
  await page.getByRole("tab", { name: "Stage Services" }).click();
  await expect(page.getByRole("tabpanel", { name: "Stage Services" })).toBeVisible();
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...values) => {
      pushState(...values);
      history.back();
    };
  });
  await page.getByRole("tab", { name: "Stage Curtains" }).click();
  await expect(page).toHaveURL("/stageSystems?tab=services");
  await expect(page.getByRole("tabpanel", { name: "Stage Services" })).toBeVisible();
  await expect(page.getByRole("tabpanel", { name: "Stage Curtains" })).toBeHidden();
});

test("a choice sends no request to the server", async ({ page }) => {
  // The first interaction with a page loads its deferred parts.
  const partsLoaded = page.waitForResponse(/\/static\/js\/shortlist-/);
  await open(page, "/stageSystems");
  await page.mouse.move(5, 5);
  await partsLoaded;
  await expectQuiet(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (["document", "fetch", "xhr", "script"].includes(request.resourceType())) asked.push(request.url());
  });
  await page.getByRole("tab", { name: "Stage Flooring" }).click();
  await expect(page.getByRole("tabpanel", { name: "Stage Flooring" })).toBeVisible();
  expect(asked).toEqual([]);
});

test("arrow keys, Home and End move through the tabs, and only the selected one is in the tab order", async ({
  page,
}) => {
  await open(page, "/stageSystems");
  const tab = (name: string) => page.getByRole("tab", { name });
  await tab("Stage Lighting").focus();
  for (const [key, name] of [
    ["ArrowRight", "Stage Curtains"],
    ["ArrowRight", "Stage Flooring"],
    ["ArrowLeft", "Stage Curtains"],
    ["End", "Stage Services"],
    ["ArrowRight", "Stage Lighting"],
    ["ArrowLeft", "Stage Services"],
    ["Home", "Stage Lighting"],
    ["End", "Stage Services"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute("aria-selected", "true");
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
  await expect(page).toHaveURL("/stageSystems?tab=services");
  await expect(tab("Stage Lighting")).toHaveAttribute("tabindex", "-1");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel").getByRole("link").first()).toBeFocused();
});

test("the selected tab is scrolled into view on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, "/stageSystems?tab=services");
  await expect(page.getByRole("tab", { name: "Stage Services" })).toBeInViewport({ ratio: 1 });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
});

test("the luminaires share one axis of power, with no bar for those whose power varies", async ({ page }) => {
  await page.goto("/stageSystems");
  const rows = page.getByRole("navigation", { name: "Products by power" }).getByRole("link");
  await expect(rows).toHaveCount(7);
  await expect(rows.filter({ hasText: "60/100/200/300/400W" }).locator("circle")).toHaveCount(5);
  await expect(rows.filter({ hasText: "Variable" })).toHaveCount(2);
  await expect(rows.filter({ hasText: "Variable" }).locator("circle")).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every tab's products are on the page under their heading, and a tab links to them", async ({ page }) => {
    await page.goto("/stageSystems");
    for (const { label, cards } of tabs) {
      const panel = page.getByRole("tabpanel", { name: label });
      await expect(panel).toBeVisible();
      await expect(panel.getByRole("heading", { level: 2, name: label })).toBeVisible();
      for (const { path } of cards) await expect(panel.locator(`article a[href="${path}"]`)).toBeVisible();
    }
    await page.getByRole("tab", { name: "Stage Services" }).click();
    await expect(page).toHaveURL("/stageSystems?tab=services#services");
    await expect(page.getByRole("heading", { level: 2, name: "Stage Services" })).toBeInViewport();
  });
});

test("on a static host the page reads its tab from the address", async ({ page, request }) => {
  const html = await (await request.get("/stageSystems")).text();
  await page.route(/\/stageSystems\?/, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await open(page, "/stageSystems?tab=flooring");
  await expect(page.getByRole("tab", { selected: true })).toHaveText(/Stage Flooring/);
  await expect(page.getByRole("tabpanel")).toHaveId("flooring");
});

test("until the script has loaded a tab's link shows only its panel", async ({ page, allowConsoleError }) => {
  allowConsoleError(/ERR_FAILED/);
  await page.route(/\/static\/js\//, (route) => route.abort());
  await page.route(/\/stageSystems\?/, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: new URL("/stageSystems", route.request().url()).href }) });
  });
  await page.goto("/stageSystems");
  await page.getByRole("tab", { name: "Stage Curtains" }).click();
  await expect(page.locator("#curtains")).toBeVisible();
  await expect(page.locator("#lighting")).toBeHidden();
});
