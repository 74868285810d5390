import { expectNoAxeMistakes } from "#tests/browser/axe.ts";
import { addressOf, all, columns, ids, keep, kept, names, touch } from "#tests/browser/compare/compare-page.ts";
import { expect, expectStarted, holdScripts, open, test } from "#tests/browser/fixtures.ts";
import { keep as keepList } from "#tests/browser/shortlist/shortlist-page.ts";

test.describe("a card", () => {
  test("adds its product to the comparison, which a tray at the bottom links to", async ({ page }) => {
    await open(page, "/wallPanels");
    await page.getByRole("checkbox", { name: `Compare ${names.pet}` }).check();
    await expect(page.getByRole("status").filter({ hasText: "1 of 4 chosen to compare" })).toBeVisible();
    await page.getByRole("checkbox", { name: `Compare ${names.slit}` }).check();
    await expect(page).toHaveURL("/wallPanels");
    await page.getByRole("link", { name: "Compare 2 products" }).click();
    await expect(page).toHaveURL(addressOf(ids.pet, ids.slit));
    await expect(columns(page)).toHaveText([names.pet, names.slit]);
    await expect(page.getByRole("link", { name: "Compare 2 products" })).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole("checkbox", { name: `Compare ${names.pet}` })).toBeChecked();
  });

  test("removes its product again, and the tray clears them all", async ({ page }) => {
    await keep(page, ids.pet, ids.slit, ids.stoff);
    await open(page, "/wallPanels");
    await page.getByRole("checkbox", { name: `Compare ${names.pet}` }).uncheck();
    await expect.poll(() => kept(page)).toEqual([ids.slit, ids.stoff]);
    await page.getByRole("button", { name: "Clear comparison" }).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Clear comparison" })).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });

  test("works using only the keyboard, and says after four products that there is no room for more", async ({
    page,
  }) => {
    await keep(page, ...all);
    await open(page, "/acousticCeilings");
    const box = page.getByRole("checkbox", { name: "Compare CalciLite Ceiling Tile" });
    await box.focus();
    await expect(box).toHaveAccessibleDescription("4 of 4 chosen to compare");
    await page.keyboard.press("Space");
    await expect(box).not.toBeChecked();
    expect(await kept(page)).toEqual(all);
  });

  test("has a touch target of 44 px, beside a link that still covers the card", async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await open(page, "/seatingSystems");
    const label = page.locator(".compare-toggle", { has: page.getByRole("checkbox", { name: "Compare ABT-01" }) });
    expect((await label.boundingBox())!.height).toBeGreaterThanOrEqual(44);
    await label.tap();
    await expect(page.getByRole("checkbox", { name: "Compare ABT-01" })).toBeChecked();
    await expect(page).toHaveURL("/seatingSystems");
    await context.close();
  });

  test("does not shift when it hydrates", async ({ page }) => {
    // High enough for all cards: those below the screen are laid out later.
    await page.setViewportSize({ width: 1280, height: 4000 });
    const scripts = await holdScripts(page);
    await page.goto("/wallPanels", { waitUntil: "commit" });
    const places = () =>
      page
        .locator(".product-card :is(h2, .compare-toggle)")
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));
    await expect(page.getByRole("link", { name: `Compare ${names.pet}` })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    scripts.resolve();
    await expectStarted(page);
    await expect(page.getByRole("checkbox", { name: `Compare ${names.pet}` })).toBeVisible();
    expect(await places()).toEqual(before);
  });
});

test("an entry of the catalogue adds its product, and another tab is updated", async ({ page, context }) => {
  await open(page, "/product");
  const other = await context.newPage();
  await open(other, "/wallPanels");
  const box = page.getByRole("checkbox", { name: `Compare ${names.pet}` });
  await box.check();
  await other.bringToFront();
  await touch(other);
  await expect(other.getByRole("checkbox", { name: `Compare ${names.pet}` })).toBeChecked();
});

test("an element focused by keyboard is not covered by the tray", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await keep(page, ids.pet);
  await open(page, "/product");
  await touch(page);
  const tray = page.getByRole("region", { name: "Products to compare" });
  await expect(tray).toBeVisible();
  const boxes = page.getByRole("checkbox", { name: /^Compare / });
  await boxes.first().focus();
  const last = boxes.nth(5);
  for (let presses = 0; presses < 30; presses += 1) {
    if (await last.evaluate((box) => box === document.activeElement)) break;
    await page.keyboard.press("Tab");
    const bottom = await page.evaluate(() => document.activeElement?.getBoundingClientRect().bottom ?? 0);
    expect(bottom).toBeLessThanOrEqual((await tray.boundingBox())?.y ?? 0);
  }
  await expect(last).toBeFocused();
});

test("the only product of a listing can also be added", async ({ page }) => {
  await open(page, "/acousticDoors");
  await touch(page);
  await page.getByRole("checkbox", { name: "Compare Acoustic Timber Door" }).check();
  await expect(page.getByRole("link", { name: "Compare 1 product" })).toHaveAttribute(
    "href",
    addressOf("acousticDoors/door"),
  );
});

test("a product's page adds it beside the shortlist button", async ({ page }) => {
  await open(page, `/${ids.slit}`);
  await touch(page);
  const box = page.getByRole("checkbox", { name: `Compare ${names.slit}` });
  await box.check();
  await expect(page.getByRole("link", { name: "Compare 1 product" })).toHaveAttribute("href", addressOf(ids.slit));
});

test("the tray is shown only where products can be chosen, so that it covers no form", async ({ page }) => {
  await keep(page, ids.pet);
  const tray = page.getByRole("region", { name: "Products to compare" });
  for (const path of ["/contact", "/room"]) {
    await open(page, path);
    await expect(page.getByRole("main")).toBeVisible();
    await expect(tray).toHaveCount(0);
  }
  await open(page, "/product");
  await expect(tray).toBeVisible();
});

test("the shortlist links to the comparison of its products, each once, limited to the first four", async ({
  page,
}) => {
  const items = [...all, "wallPanels/glassStoff"].map((productId) => ({ productId }));
  await keepList(page, [{ productId: ids.pet, finish: "001" }, ...items.slice(0, 3)]);
  await open(page, "/shortlist");
  await expect(page.getByRole("link", { name: "Compare these" })).toHaveAttribute(
    "href",
    addressOf(ids.pet, ids.stoff, ids.slit),
  );
  await page.evaluate((text) => localStorage.setItem("shortlist", text), JSON.stringify({ name: "", items }));
  await open(page, "/shortlist");
  await expect(page.getByRole("link", { name: "Compare the first 4 products" })).toHaveAttribute(
    "href",
    addressOf(...all),
  );
});

test("axe finds no violation while products are chosen", async ({ page }) => {
  await keep(page, ...all);
  await open(page, "/wallPanels");
  await touch(page);
  await expect(page.getByRole("link", { name: "Compare 4 products" })).toBeVisible();
  await expectNoAxeMistakes(page);
});
