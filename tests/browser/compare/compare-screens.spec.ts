import { expectNoAxeMistakes } from "#tests/browser/axe.ts";
import { addressOf, all, columns, compare, ids, names, row, table } from "#tests/browser/compare/compare-page.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";

for (const [kind, items] of [
  ["of one kind", ["wallPanels/melamianoPanel", "wallPanels/perforatedPanel", "wallPanels/slatedPanel", ids.slit]],
  [
    "of four kinds",
    ["seatingSystems/abpb11", "stageSystems/parCan", "stageSystems/curtains", "wallPanels/gypsumBoard"],
  ],
] as const) {
  test(`four products ${kind} are printed on one sheet of A4, landscape, without on-screen controls`, async ({
    page,
  }) => {
    await compare(page, ...items);
    await page.emulateMedia({ media: "print" });
    await expect(table(page)).toBeVisible();
    await expect(page.getByText("Comparison", { exact: true })).toBeVisible();
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 84[12](\.\d+)? 59[45](\.\d+)?\]/);
  });
}

test.describe("on a desktop", () => {
  test("the names stay visible while the rows are scrolled", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await compare(page, ...all);
    await row(page, "Colours").scrollIntoViewIfNeeded();
    const header = (await page.getByRole("banner").boundingBox())!;
    await expect
      .poll(async () => Math.abs((await columns(page).first().locator("..").boundingBox())!.y - header.height))
      .toBeLessThan(4);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the row headings stay while the products are swiped, and their names stay at the top", async ({ page }) => {
    await compare(page, ...all);
    const frame = page.locator(".comparison__frame");
    const head = page.getByRole("rowheader", { name: "NRC", exact: true });
    const before = (await head.boundingBox())!;
    await frame.evaluate((element) => element.scrollBy({ left: 300, behavior: "instant" }));
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(150);
    expect((await head.boundingBox())!.x).toBe(before.x);
    const strip = page.locator(".fixed-names");
    await expect(strip).not.toBeVisible();
    await row(page, "On request").scrollIntoViewIfNeeded();
    await expect(strip.getByText(names.cell)).toBeVisible();
    await expect
      .poll(async () => {
        const [name, column] = [strip.getByText(names.cell), columns(page).last()];
        return Math.abs((await name.boundingBox())!.x - (await column.locator("..").boundingBox())!.x);
      })
      .toBeLessThan(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("two products fit side by side without swiping", async ({ page }) => {
    await compare(page, ids.pet, ids.slit);
    const frame = page.locator(".comparison__frame");
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  });

  test("a column snaps beside the row headings", async ({ page }) => {
    await compare(page, ...all);
    const frame = page.locator(".comparison__frame");
    await frame.evaluate((element) => element.scrollTo({ left: 170, behavior: "instant" }));
    const head = (await page.getByRole("rowheader", { name: "NRC", exact: true }).boundingBox())!;
    await expect
      .poll(async () => Math.round((await columns(page).nth(1).locator("..").boundingBox())!.x - head.x - head.width))
      .toBe(0);
  });

  test("every control is at least 44 px high and wide", async ({ page }) => {
    await compare(page, ids.pet, ids.slit);
    const pressed = page.getByRole("main").locator(".compare :is(a, button, label:has(input)):visible");
    const small = await pressed.evaluateAll((elements) =>
      elements
        .filter((element) => !element.classList.contains("term"))
        .filter((element) => element.getBoundingClientRect().height < 43.5)
        .map((element) => element.textContent),
    );
    expect(small).toEqual([]);
  });
});

for (const [words, items] of [
  ["nothing", []],
  ["one product", [ids.pet]],
  ["four products", all],
] as const) {
  test(`axe finds no violation with ${words}, and everything fits into 320 px`, async ({ page }) => {
    await open(page, items.length > 0 ? addressOf(...items) : "/compare");
    await expectNoAxeMistakes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await sideways()).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 640, height: 900 });
    await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
    expect(await sideways()).toBeLessThanOrEqual(0);
  });
}
