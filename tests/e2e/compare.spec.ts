import { readFile } from "node:fs/promises";
import { expectNoAxeMistakes } from "#tests/e2e/axe.ts";
import {
  addressOf,
  all,
  columns,
  compare,
  ids,
  kept,
  keep,
  names,
  row,
  table,
  touch,
} from "#tests/e2e/compare-page.ts";
import { expect, open, test } from "#tests/e2e/fixtures.ts";

test.describe("the table", () => {
  test("has a column for each product of the address, and a row for each quantity with its unit in the head", async ({
    page,
  }) => {
    await compare(page, ids.pet, ids.slit);
    await expect(columns(page)).toHaveText([names.pet, names.slit]);
    await expect(table(page).getByRole("columnheader", { name: names.pet })).toHaveCount(1);
    await expect(row(page, "Thickness, mm").getByRole("cell")).toHaveText(["9/12", "12, 15, 16 or 18"]);
    await expect(row(page, "NRC").getByRole("cell")).toHaveText(["0.75–0.85", "0.6–0.83"]);
    await expect(row(page, "Mounting").getByRole("cell")).toHaveText(["Not supplied", "Not supplied"]);
    await expect(row(page, "Fire").getByRole("cell").first()).toContainText("Not supplied");
  });

  test("says of a best figure in words that it is, and how that is decided", async ({ page }) => {
    await compare(page, ids.stoff, ids.pet);
    await expect(row(page, "Warranty, years").getByRole("cell")).toHaveText([/^10\s*Longest$/, "5"]);
    const note = page.getByRole("region", { name: "What is marked as best" });
    await expect(note).toContainText("no NRC is marked");
  });

  test("leads from each product to its page, and to asking for its report", async ({ page }) => {
    await compare(page, ids.pet, ids.slit);
    await expect(page.getByRole("link", { name: `Ask for the report: ${names.pet}` })).toHaveAttribute(
      "href",
      `/contact?product=${ids.pet}&ask=report`,
    );
    await columns(page).first().click();
    await expect(page).toHaveURL(`/${ids.pet}`);
  });

  test("can be left with its differences alone, by keyboard too; the address says so, and Back takes it back", async ({
    page,
  }) => {
    await compare(page, ids.pet, ids.slit);
    const rows = await table(page).getByRole("row").count();
    const only = page.getByRole("switch", { name: "Only differences" });
    await only.focus();
    await page.keyboard.press("Space");
    await expect(only).toBeChecked();
    await expect(page).toHaveURL(`${addressOf(ids.pet, ids.slit)}&show=differences`);
    await expect(row(page, "Mounting")).toHaveCount(0);
    await expect(row(page, "Thickness, mm")).toHaveCount(1);
    await page.goBack();
    await expect(only).not.toBeChecked();
    await expect(table(page).getByRole("row")).toHaveCount(rows);
    await page.goForward();
    await expect(only).toBeChecked();
  });
});

test.describe("the products", () => {
  test("are taken off one by one, the focus staying in the table, and come back with Back", async ({ page }) => {
    await compare(page, ids.pet, ids.stoff, ids.slit);
    await page.getByRole("link", { name: `Remove ${names.stoff}` }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(addressOf(ids.pet, ids.slit));
    await expect(columns(page)).toHaveText([names.pet, names.slit]);
    await expect(page.getByRole("link", { name: `Remove ${names.slit}` })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("link", { name: `Remove ${names.pet}` }).click();
    await expect(page).toHaveURL("/compare");
    await expect(page.getByRole("heading", { name: "Choose what to compare" })).toBeFocused();
    await page.goBack();
    await page.goBack();
    await page.goBack();
    await expect(columns(page)).toHaveText([names.pet, names.stoff, names.slit]);
  });

  test("are found by name or model code and added with the keyboard alone", async ({ page }) => {
    await compare(page, ids.pet);
    await expect(page.getByText("One product is here. Add another")).toBeVisible();
    const field = page.getByRole("combobox", { name: "Add a product" });
    await field.focus();
    await page.keyboard.type("opn cel");
    const list = page.getByRole("listbox", { name: "Products" });
    await expect(list.getByRole("option").first()).toContainText(names.cell);
    await expect(list.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
    await page.keyboard.press("Escape");
    await expect(list).toBeHidden();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(addressOf(ids.pet, ids.cell));
    await expect(columns(page)).toHaveText([names.pet, names.cell]);
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
    await page.keyboard.type("pet panel");
    await expect(page.getByRole("option", { name: names.pet })).toHaveCount(0);
    await page.keyboard.press("Escape");
    await page.getByRole("region", { name: "Add a product" }).getByRole("link").first().click();
    await expect(columns(page)).toHaveCount(3);
    await expect(page.getByRole("link", { name: /^Remove/ }).last()).toBeFocused();
  });

  test("that the address names wrongly or beyond the fourth fall away, and the page says so", async ({ page }) => {
    await compare(page, ...all, "wallPanels/glassStoff", "walls/nothing");
    await expect(columns(page)).toHaveCount(4);
    await expect(
      page.getByText("One product of this address is not in the catalogue, and was left out."),
    ).toBeVisible();
    await expect(page.getByText("Left out: Fabril Glass Stoff Panel.")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Add a product" })).toHaveCount(0);
  });

  test("can be put on the shortlist", async ({ page }) => {
    await compare(page, ids.pet, ids.slit);
    const button = page.getByRole("button", { name: `Add to shortlist: ${names.pet}` });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("banner").getByRole("link", { name: "Shortlist 1 item" })).toBeVisible();
  });

  test("of a shared address replace those that were chosen before only when something is changed", async ({ page }) => {
    await keep(page, ids.cell);
    await compare(page, ids.pet, ids.slit);
    await expect(columns(page)).toHaveCount(2);
    expect(await kept(page)).toEqual([ids.cell]);
    await page.getByRole("link", { name: `Remove ${names.pet}` }).click();
    await expect(columns(page)).toHaveCount(1);
    await expect.poll(() => kept(page)).toEqual([ids.slit]);
  });
});

test("on a host without a server the page takes up its state from the address", async ({ page, request }) => {
  const html = await (await request.get("/compare")).text();
  await page.route(/\/compare\?/, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await open(page, `${addressOf(ids.pet, ids.slit)}&show=differences`);
  await touch(page);
  await expect(columns(page)).toHaveText([names.pet, names.slit]);
  await expect(page.getByRole("switch", { name: "Only differences" })).toBeChecked();
});

test.describe("the empty page", () => {
  test("says how to choose and leads on, or to what was chosen", async ({ page }) => {
    await open(page, "/compare");
    await expect(page.getByRole("heading", { name: "Choose what to compare" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Wall Panels" })).toBeVisible();
    await touch(page);
    await expect(page.locator(".product-select")).toHaveCount(0);
    await page.getByRole("combobox", { name: "Add a product" }).fill("ABPB11");
    await page.getByRole("option", { name: "ABPB - 11" }).click();
    await expect(page).toHaveURL(addressOf("seatingSystems/abpb11"));
    await open(page, "/compare");
    await touch(page);
    await page.getByRole("link", { name: "Go on with the product you chose" }).click();
    await expect(page).toHaveURL(addressOf("seatingSystems/abpb11"));
  });
});

test("moves nothing when script takes it over", async ({ page }) => {
  await page.goto(addressOf(ids.pet, ids.slit));
  const places = () =>
    page
      .locator("main :is(h1, h2, th, .comparison__picture, .compare-add li)")
      .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().y)));
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  await touch(page);
  await expect(page.getByRole("button", { name: /^Add to shortlist/ })).toHaveCount(2);
  expect(await places()).toEqual(before);
});

test("is kept as a file with every figure as supplied", async ({ page }) => {
  await compare(page, ids.pet, ids.slit);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("comparison.csv");
  const text = await readFile((await saved.path())!, "utf8");
  expect(text).toContain(`Quantity,${names.pet},${names.slit}\r\n`);
  expect(text).toContain(`Thickness,9/12 mm,"12, 15, 16 or 18 mm"\r\n`);
  expect(text).toContain("Mounting,Not supplied,Not supplied\r\n");
});

test("copies its link", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await compare(page, ids.pet, ids.slit);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(addressOf(ids.pet, ids.slit), page.url()).href,
  );
});

for (const [kind, items] of [
  ["of one kind", ["wallPanels/melamianoPanel", "wallPanels/perforatedPanel", "wallPanels/slatedPanel", ids.slit]],
  [
    "of four kinds",
    ["seatingSystems/abpb11", "stageSystems/parCan", "stageSystems/curtains", "wallPanels/gypsumBoard"],
  ],
] as const) {
  test(`four products ${kind} are printed on one sheet of A4, landscape, without what only a screen can do`, async ({
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

test.describe("on a desk", () => {
  test("the names stay in sight while the rows are scrolled", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await compare(page, ...all);
    await row(page, "EPD").scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 300);
    const header = (await page.getByRole("banner").boundingBox())!;
    await expect
      .poll(async () => Math.abs((await columns(page).first().locator("..").boundingBox())!.y - header.height))
      .toBeLessThan(4);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the row heads stay while the products are swiped, and their names stay at the upper edge", async ({ page }) => {
    await compare(page, ...all);
    const frame = page.locator(".comparison__frame");
    const head = page.getByRole("rowheader", { name: "NRC", exact: true });
    const before = (await head.boundingBox())!;
    await frame.evaluate((element) => element.scrollBy({ left: 300, behavior: "instant" }));
    await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(150);
    expect((await head.boundingBox())!.x).toBe(before.x);
    const strip = page.locator(".fixed-names");
    await expect(strip).not.toBeVisible();
    await row(page, "EPD").scrollIntoViewIfNeeded();
    await expect(strip.getByText(names.cell)).toBeVisible();
    await expect
      .poll(async () => {
        const [name, column] = [strip.getByText(names.cell), columns(page).last()];
        return Math.abs((await name.boundingBox())!.x - (await column.locator("..").boundingBox())!.x);
      })
      .toBeLessThan(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test("two products stand beside each other without swiping", async ({ page }) => {
    await compare(page, ids.pet, ids.slit);
    const frame = page.locator(".comparison__frame");
    expect(await frame.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
  });

  test("a column comes to rest beside the row heads", async ({ page }) => {
    await compare(page, ...all);
    const frame = page.locator(".comparison__frame");
    await frame.evaluate((element) => element.scrollTo({ left: 170, behavior: "instant" }));
    const head = (await page.getByRole("rowheader", { name: "NRC", exact: true }).boundingBox())!;
    await expect
      .poll(async () => Math.round((await columns(page).nth(1).locator("..").boundingBox())!.x - head.x - head.width))
      .toBe(0);
  });

  test("everything that is pressed is at least 44 px high and wide", async ({ page }) => {
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
  test(`has nothing that axe objects to with ${words}, and fits into 320 px`, async ({ page }) => {
    test.setTimeout(90_000);
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

test("has nothing that axe objects to while products are looked for", async ({ page }) => {
  await compare(page, ids.pet);
  await page.getByRole("combobox", { name: "Add a product" }).fill("panel");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectNoAxeMistakes(page);
});

test("what is missing stands under evidence, with the differences alone too", async ({ page }) => {
  await open(page, `${addressOf(ids.pet, ids.slit)}&show=differences`);
  const evidence = table(page)
    .getByRole("rowgroup")
    .filter({ has: page.getByRole("rowheader", { name: "Evidence" }) });
  await expect(evidence).toHaveCount(1);
  await expect(evidence.getByRole("link", { name: /^Ask for the report/ })).toHaveCount(2);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the address is answered, and the products and the differences are chosen by links and forms", async ({
    page,
  }) => {
    await page.goto(addressOf(ids.pet, ids.slit));
    await expect(columns(page)).toHaveText([names.pet, names.slit]);
    await expect(row(page, "Thickness, mm").getByRole("cell")).toHaveText(["9/12", "12, 15, 16 or 18"]);
    await expect(page.getByRole("button", { name: /Print|CSV|Copy/ })).toHaveCount(0);

    await page.getByRole("combobox", { name: "Add a product" }).selectOption(names.cell);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(columns(page)).toHaveText([names.pet, names.slit, names.cell]);
    await page.getByRole("switch", { name: "Only differences" }).check();
    await page.getByRole("button", { name: "Show" }).click();
    await expect(row(page, "Mounting")).toHaveCount(0);
    await page.getByRole("link", { name: `Remove ${names.slit}` }).click();
    await expect(columns(page)).toHaveText([names.pet, names.cell]);
    await expect(row(page, "Mounting")).toHaveCount(0);
  });

  test("the catalogue leads to the comparison with a product", async ({ page }) => {
    await page.goto("/wallPanels");
    await page.getByRole("link", { name: `Compare ${names.pet}` }).click();
    await expect(columns(page)).toHaveText([names.pet]);
    await page.getByRole("link", { name: `Add ${names.slit}` }).click();
    await expect(columns(page)).toHaveText([names.pet, names.slit]);
  });
});
