import { catalogue } from "#content/catalogue.ts";
import { expectNoAxeMistakes } from "#tests/browser/axe.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";
import {
  chair,
  copiedLink,
  expectOrder,
  expectKept,
  names,
  openList,
  panel,
  row,
  rows,
  tile,
  type Item,
} from "#tests/browser/shortlist/shortlist-page.ts";

const many: Item[] = Array.from({ length: 60 }, (_, index) => ({ ...panel, size: `${600 + index} × 600 mm` }));

test.describe("the empty list", () => {
  test("says how to fill it and where to start, and loads no list code", async ({ page }) => {
    const editors: string[] = [];
    page.on("request", (request) => void (/list-editor/.test(request.url()) && editors.push(request.url())));
    await open(page, "/shortlist");
    await expect(page.getByRole("heading", { name: "Your shortlist is empty" })).toBeVisible();
    await expect(page.getByText(catalogue().pages.shortlist.withoutScript)).toBeHidden();
    await page.getByRole("main").getByRole("link", { name: "Seating Systems" }).click();
    await expect(page).toHaveURL("/seatingSystems");
    expect(editors).toEqual([]);
  });

  test("is shown before the script has loaded if storage is empty, and not shown if it may hold a list", async ({
    page,
  }) => {
    const title = page.getByRole("heading", { name: "Your shortlist is empty" });
    await page.route(/\.js$/, () => undefined);
    await page.goto("/shortlist");
    await expect(title).toBeVisible();
    await page.evaluate(
      (item) => localStorage.setItem("shortlist", JSON.stringify({ name: "", items: [item] })),
      panel,
    );
    await page.reload();
    await expect(page.getByRole("heading", { name: "Shortlist", level: 1 })).toBeVisible();
    await expect(title).toBeHidden();
  });
});

test.describe("the items of a list", () => {
  test("show their names as links, their choices and their amounts", async ({ page }) => {
    await openList(page, [panel, chair, tile]);
    await expectOrder(page, [names.panel, names.chair, names.tile]);
    const first = row(page, names.panel);
    await expect(first.getByRole("link", { name: names.panel })).toHaveAttribute("href", "/wallPanels/perforatedPanel");
    await expect(first.getByLabel("Finish")).toHaveValue("Natural Teak");
    await expect(first.getByLabel("Pattern")).toHaveValue("D6/15");
    await expect(first.getByLabel("Size")).toHaveValue("600 × 1200 mm");
    await expect(first.getByLabel("Quantity or area")).toHaveValue("120.5");
    await expect(first.getByLabel("Unit", { exact: true })).toHaveValue("m2");
    await expect(row(page, names.chair).getByLabel("Finish")).toHaveCount(0);
  });

  test("can be changed, and stay changed after a restart", async ({ page }) => {
    await openList(page, [panel, tile]);
    const second = row(page, names.tile);
    await second.getByLabel("Size").focus();
    await second.getByLabel("Size").selectOption("595 × 595 mm");
    await expect(second.getByLabel("Size")).toBeFocused();
    await second.getByLabel("Quantity or area").fill("48");
    await second.getByLabel("Unit", { exact: true }).selectOption("pieces");
    await page.getByLabel("Project name").fill("Town hall, ");
    await page.getByLabel("Project name").pressSequentially("Jaipur");
    await page.reload();
    await expect(page.getByLabel("Project name")).toHaveValue("Town hall, Jaipur");
    const changed: Item = { ...tile, size: "595 × 595 mm", amount: { value: 48, unit: "pieces" } };
    await expectKept(page, [panel, changed], "Town hall, Jaipur");
  });

  test("show what is wrong with an amount, and keep the last valid one", async ({ page }) => {
    await openList(page, [chair]);
    const quantity = row(page, names.chair).getByLabel("Quantity");
    await quantity.fill("a few");
    await quantity.blur();
    await expect(quantity).toHaveAccessibleDescription("Enter a whole number of pieces, such as 12");
    await page.getByRole("link", { name: "Send as an enquiry" }).click();
    await expect(page).toHaveURL("/shortlist");
    await expect(quantity).toBeFocused();
    await expectKept(page, [chair]);
    await quantity.fill("12");
    await expect(quantity).not.toHaveAttribute("aria-invalid");
  });

  test("move up and down by their buttons, keep focus and announce the new position", async ({ page }) => {
    await openList(page, [panel, chair, tile]);
    const down = page.getByRole("button", { name: `Move ${names.panel} down` });
    await down.focus();
    await page.keyboard.press("Enter");
    await expectOrder(page, [names.chair, names.panel, names.tile]);
    await expect(down).toBeFocused();
    await expect(page.getByText(`${names.panel}: place 2 of 3`)).toBeAttached();
    await page.keyboard.press("Enter");
    await expectOrder(page, [names.chair, names.tile, names.panel]);
    await expect(down).toBeFocused();
    await expect(down).toHaveAttribute("aria-disabled", "true");
    await page.keyboard.press("Enter");
    await expectOrder(page, [names.chair, names.tile, names.panel]);
    await page.getByRole("button", { name: `Move ${names.tile} up` }).click();
    await expectOrder(page, [names.tile, names.chair, names.panel]);
  });

  test("are removed with focus on the next one, and are restored to their position", async ({ page }) => {
    await openList(page, [panel, chair, tile]);
    await page.getByRole("button", { name: `Remove ${names.chair}` }).click();
    await expectOrder(page, [names.panel, names.tile]);
    await expect(page.getByRole("button", { name: `Remove ${names.tile}` })).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expectOrder(page, [names.panel, names.chair, names.tile]);
  });

  test("the last one leaves the empty page, from which it can be restored", async ({ page }) => {
    await openList(page, [chair]);
    await page.getByRole("button", { name: `Remove ${names.chair}` }).click();
    await expect(page.getByRole("heading", { name: "Your shortlist is empty" })).toBeFocused();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(rows(page)).toHaveCount(1);
  });

  test("a choice that makes two equal keeps one, says so, and can be undone", async ({ page }) => {
    await openList(page, [tile, { ...tile, size: "595 × 595 mm" }]);
    await rows(page).nth(1).getByLabel("Size").selectOption("");
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText("Two items were identical")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(rows(page)).toHaveCount(2);
  });
});

test.describe("storage", () => {
  test("a change in one tab appears in the other, in its header and its list", async ({ page, context }) => {
    await openList(page, [chair]);
    const other = await context.newPage();
    await open(other, "/wallPanels");
    await other.getByRole("button", { name: "Add to shortlist: PET Panel" }).click();
    await expectOrder(page, [names.chair, "PET Panel"]);
    await page.getByRole("button", { name: "Remove PET Panel" }).click();
    await expect(other.getByRole("button", { name: "Add to shortlist: PET Panel" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
    await expect(other.getByRole("banner").getByRole("link", { name: "Shortlist 1 item" })).toBeVisible();
  });

  test("if it is forbidden, a shared list that is taken over lasts as long as the page, and a note says so", async ({
    page,
    browser,
  }) => {
    await openList(page, [tile]);
    const link = await copiedLink(page);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await other.addInitScript(() => {
      const refuse = () => {
        throw new DOMException("denied", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(window, name, { get: refuse });
    });
    await open(other, link);
    await other.getByRole("button", { name: "Use this list" }).click();
    await expectOrder(other, [names.tile]);
    await expect(other.getByText("Your list will be lost when you leave this page")).toBeVisible();
    await elsewhere.close();
  });

  for (const text of ["{", "7", '{"items":"none"}', '{"items":[{"productId":"<b>"},null,4]}']) {
    test(`that holds ${text} counts as empty, and the next item is stored`, async ({ page }) => {
      await page.addInitScript((stored) => localStorage.setItem("shortlist", stored), text);
      await open(page, "/acousticCeilings");
      await page.getByRole("button", { name: `Add to shortlist: ${names.tile}` }).click();
      await expectKept(page, [tile]);
    });
  }
});

for (const [state, items] of [
  ["of one item", [tile]],
  ["of three items", [panel, chair, tile]],
  ["of sixty items", many],
] as const) {
  test(`axe finds no violation in a list ${state}, which fits into 320 px`, async ({ page }) => {
    await openList(page, [...items]);
    await expect(rows(page)).toHaveCount(items.length);
    await expectNoAxeMistakes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}

test("every control of a list is at least 44 px high on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, [panel, chair]);
  await expect(rows(page)).toHaveCount(2);
  const low = await page
    .locator(".list-editor")
    .locator(":is(button, select, input:not([type=hidden]), a):visible")
    .evaluateAll((controls) =>
      controls.flatMap((control) => {
        const { height } = control.getBoundingClientRect();
        return height < 43.5 ? [`${control.outerHTML.slice(0, 80)} ${height}`] : [];
      }),
    );
  expect(low).toEqual([]);
});

test("on a phone a longer list links to the actions for the whole list", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openList(page, many);
  await page.getByRole("link", { name: "60 items: send, share or download" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "60 items" })).toBeFocused();
  await expect(page.getByRole("link", { name: "Send as an enquiry" })).toBeInViewport();
  await expect(rows(page)).toHaveCount(60);
});
