import { catalogue } from "#content/catalogue.ts";
import { expectNoAxeMistakes } from "#tests/browser/axe.ts";
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
  touch,
} from "#tests/browser/compare/compare-page.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";

test.describe("the products", () => {
  test("are removed one by one while focus stays in the table, and Back restores them", async ({ page }) => {
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

  test("are found by name or model code and added using only the keyboard", async ({ page }) => {
    await compare(page, ids.pet);
    await expect(page.getByText(catalogue().pages.compare.one)).toBeVisible();
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

  test("that are unknown or beyond the fourth in the address are left out, and the page says so", async ({ page }) => {
    await compare(page, ...all, "wallPanels/glassStoff", "walls/nothing");
    await expect(columns(page)).toHaveCount(4);
    await expect(page.getByText("One product in this link is not in the catalogue and was left out.")).toBeVisible();
    await expect(page.getByText("Left out: Fabril Glass Stoff Panel.")).toBeVisible();
    await expect(page.getByRole("combobox", { name: "Add a product" })).toHaveCount(0);
  });

  test("can be added to the shortlist", async ({ page }) => {
    await compare(page, ids.pet, ids.slit);
    const button = page.getByRole("button", { name: `Add to shortlist: ${names.pet}` });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("banner").getByRole("link", { name: "Shortlist 1 item" })).toBeVisible();
  });

  test("of a shared address replace the stored ones only when something is changed", async ({ page }) => {
    await keep(page, ids.cell);
    await compare(page, ids.pet, ids.slit);
    await expect(columns(page)).toHaveCount(2);
    expect(await kept(page)).toEqual([ids.cell]);
    await page.getByRole("link", { name: `Remove ${names.pet}` }).click();
    await expect(columns(page)).toHaveCount(1);
    await expect.poll(() => kept(page)).toEqual([ids.slit]);
  });
});

test("on a static host the page reads its state from the address", async ({ page, request }) => {
  const html = await (await request.get("/compare")).text();
  await page.route(/\/compare\?/, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await open(page, `${addressOf(ids.pet, ids.slit)}&show=differences`);
  await touch(page);
  await expect(columns(page)).toHaveText([names.pet, names.slit]);
  await expect(page.getByRole("switch", { name: "Show only differences" })).toBeChecked();
});

test.describe("the empty page", () => {
  test("says how to choose and where to continue, or links to the chosen products", async ({ page }) => {
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
    await page.getByRole("link", { name: "Continue with the product you chose" }).click();
    await expect(page).toHaveURL(addressOf("seatingSystems/abpb11"));
  });
});

test("axe finds no violation during a search for products", async ({ page }) => {
  await compare(page, ids.pet);
  await page.getByRole("combobox", { name: "Add a product" }).fill("panel");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectNoAxeMistakes(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the address works, and links and forms choose the products and the differences", async ({ page }) => {
    await page.goto(addressOf(ids.pet, ids.slit));
    await expect(columns(page)).toHaveText([names.pet, names.slit]);
    await expect(row(page, "Thickness, mm").getByRole("cell")).toHaveText(["9/12", "12, 15, 16 or 18"]);
    await expect(page.getByRole("button", { name: /Print|CSV|Copy/ })).toHaveCount(0);

    await page.getByRole("combobox", { name: "Add a product" }).selectOption(names.cell);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(columns(page)).toHaveText([names.pet, names.slit, names.cell]);
    await page.getByRole("switch", { name: "Show only differences" }).check();
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(row(page, "Mounting")).toHaveCount(0);
    await page.getByRole("link", { name: `Remove ${names.slit}` }).click();
    await expect(columns(page)).toHaveText([names.pet, names.cell]);
    await expect(row(page, "Mounting")).toHaveCount(0);
  });

  test("the catalogue links to the comparison with a product", async ({ page }) => {
    await page.goto("/wallPanels");
    await page.getByRole("link", { name: `Compare ${names.pet}` }).click();
    await expect(columns(page)).toHaveText([names.pet]);
    await page.getByRole("link", { name: `Add ${names.slit}` }).click();
    await expect(columns(page)).toHaveText([names.pet, names.slit]);
  });
});
