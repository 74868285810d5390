import { catalogue } from "#content/catalogue.ts";
import { expectNoAxeMistakes } from "#tests/browser/axe.ts";
import { expect, holdScripts, open, test } from "#tests/browser/fixtures.ts";
import { keep, expectKept, names, panel, tile } from "#tests/browser/shortlist/shortlist-page.ts";

const headerLink = "Shortlist";

test.describe("a card", () => {
  test("adds its product to the list without choices, says so, and removes it again, which can be undone", async ({
    page,
  }) => {
    await open(page, "/wallPanels");
    const button = page.getByRole("button", { name: "Add to shortlist: PET Panel" });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await button.click();
    await expect(page).toHaveURL("/wallPanels");
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText("PET Panel added to your shortlist")).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Shortlist 1 item" })).toBeVisible();
    await expectKept(page, [{ productId: "wallPanels/petPanel" }]);

    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
  });

  test("that is alone, like the door's, also has the button, above the link that covers it", async ({ page }) => {
    await open(page, "/acousticDoors");
    const button = page.getByRole("button", { name: /^Add to shortlist/ });
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL("/acousticDoors");
    await expectKept(page, [{ productId: "acousticDoors/door" }]);
  });

  test("of a product in two categories is pressed where the product was added, and adds it in the other", async ({
    page,
  }) => {
    await keep(page, [panel]);
    await open(page, "/acousticCeilings");
    const button = page.getByRole("button", { name: /^Add to shortlist: Perforated Acoustic/ });
    await expect(button).toHaveAttribute("aria-pressed", "false");
    await button.click();
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expectKept(page, [panel, { productId: "acousticCeilings/perforatedPanel" }]);
  });

  test("has a touchable button of 44 px, beside a link that still covers the card", async ({ browser }) => {
    const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    await open(page, "/seatingSystems");
    const button = page.getByRole("button", { name: "Add to shortlist: ABT-01" });
    await button.tap();
    const box = (await button.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await expect(button).toHaveAttribute("aria-pressed", "true");
    await expect(page).toHaveURL("/seatingSystems");
    await page.touchscreen.tap(box.x - 60, box.y + 100);
    await expect(page).toHaveURL("/seatingSystems/abt01");
    await context.close();
  });

  test("works using only the keyboard", async ({ page }) => {
    await open(page, "/acousticCeilings");
    await page.getByRole("link", { name: names.tile, exact: true }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: `Add to shortlist: ${names.tile}` })).toBeFocused();
    await page.keyboard.press("Space");
    await expectKept(page, [tile]);
  });
});

test.describe("a product's page", () => {
  const opener = "Add to shortlist";

  test("asks for the choices of the product and adds them to the list", async ({ page }) => {
    await open(page, "/wallPanels/perforatedPanel");
    const colours = page.getByRole("region", { name: "Colours" });
    await colours.locator("label", { hasText: "Natural Teak" }).click();
    await expect(colours.getByRole("button", { name: "Add Natural Teak" })).toBeVisible();
    await page.getByRole("button", { name: opener, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: names.panel });
    await expect(dialog.getByRole("radio", { name: "Natural Teak" })).toBeChecked();
    await dialog.getByRole("radio", { name: "D6/15" }).check();
    await dialog.getByRole("radio", { name: "600 × 1200 mm" }).check();
    await dialog.getByLabel("Quantity or area").fill("120,5");
    await dialog.getByRole("button", { name: "Add to shortlist" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("button", { name: opener, exact: true })).toBeFocused();
    await expect(page.getByText(`${names.panel} added to your shortlist`)).toBeVisible();
    await expectKept(page, [panel]);
    await page.getByRole("main").getByRole("link", { name: "On your shortlist" }).click();
    await expect(page).toHaveURL("/shortlist");
  });

  test("changes an existing item, and adds another only when asked to", async ({ page }) => {
    await keep(page, [{ productId: panel.productId }]);
    await open(page, "/wallPanels/perforatedPanel");
    await page.getByRole("button", { name: opener, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: names.panel });
    await dialog.getByRole("radio", { name: "18 mm" }).check();
    await dialog.getByLabel("Remark").fill("Left wall");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    const changed = { productId: panel.productId, thickness: "18 mm", remark: "Left wall" };
    await expectKept(page, [changed]);

    await page.getByRole("button", { name: opener, exact: true }).click();
    await dialog.getByLabel("On your shortlist").selectOption("Add another item");
    await dialog.getByRole("radio", { name: "12 mm" }).check();
    await dialog.getByRole("button", { name: opener }).click();
    await expectKept(page, [changed, { productId: panel.productId, thickness: "12 mm" }]);
  });

  test("of a ceiling that shows a wall panel adds a ceiling, which stays one in the comparison and the enquiry", async ({
    page,
  }) => {
    await keep(page, [tile]);
    await open(page, "/acousticCeilings/perforatedPanel");
    await page.getByRole("button", { name: opener, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Add to shortlist" }).click();
    await expectKept(page, [tile, { productId: "acousticCeilings/perforatedPanel" }]);
    const ceiling = `${names.panel} (Acoustic Ceilings)`;
    const link = { name: ceiling };
    await open(page, "/shortlist");
    await expect(page.getByRole("link", link)).toHaveAttribute("href", "/acousticCeilings/perforatedPanel");
    await page.getByRole("link", { name: "Compare these" }).click();
    await expect(page.getByRole("columnheader").getByRole("link", link)).toHaveAttribute(
      "href",
      "/acousticCeilings/perforatedPanel",
    );
    await page.goBack();
    await page.getByRole("link", { name: "Send as an enquiry" }).click();
    await expect(page.getByLabel("Message", { exact: true })).toHaveValue(
      new RegExp(`\\d\\. ${names.panel} \\(Acoustic C`),
    );
  });

  test("of a chair asks only for pieces, and explains why half a chair is refused", async ({ page }) => {
    await open(page, "/seatingSystems/abt01");
    await page.getByRole("button", { name: opener, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: names.chair });
    await expect(dialog.getByRole("radio")).toHaveCount(0);
    await expect(dialog.getByLabel("Unit", { exact: true })).toHaveCount(0);
    const quantity = dialog.getByLabel("Quantity");
    await quantity.fill("1.5");
    await quantity.press("Enter");
    await expect(quantity).toHaveAccessibleDescription("Enter a whole number of pieces, such as 12");
    await expect(quantity).toBeFocused();
    await expectKept(page, null);
    await quantity.fill("220");
    await expect(quantity).not.toHaveAttribute("aria-invalid");
    await quantity.press("Enter");
    await expect(dialog).toBeHidden();
    await expectKept(page, [{ productId: "seatingSystems/abt01", amount: { value: 220, unit: "pieces" } }]);
  });

  test("works using only the keyboard; Escape leaves the list unchanged and returns focus", async ({ page }) => {
    await open(page, "/wallPanels/petPanel");
    const button = page.getByRole("button", { name: opener, exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "PET Panel" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expectKept(page, null);
    // A browser hides it and returns focus a moment before the close event.
    await expect(page.locator("dialog", { hasText: "PET Panel" })).not.toBeAttached();

    await page.keyboard.press("Enter");
    await dialog.getByRole("radio", { name: "Not chosen" }).first().focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await expectKept(page, [{ productId: "wallPanels/petPanel", finish: "001" }]);
  });

  test("axe finds no violation while the dialog is open", async ({ page }) => {
    await open(page, "/wallPanels/perforatedPanel");
    await page.getByRole("button", { name: opener, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoAxeMistakes(page);
  });
});

test.describe("the header", () => {
  test("shows the number without shifting anything", async ({ page }) => {
    await keep(page, [panel, tile]);
    const places = () =>
      page
        .getByRole("banner")
        .locator(":is(a, button):visible")
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().x));
    const scripts = await holdScripts(page);
    await page.goto("/about", { waitUntil: "commit" });
    await expect(page.getByRole("banner").getByRole("link", { name: headerLink, exact: true })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const before = await places();
    scripts.resolve();
    await expect(page.getByRole("banner").getByRole("link", { name: "Shortlist 2 items" })).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test("links to the list on a phone too, in its bar and in its menu", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await keep(page, [panel]);
    await open(page, "/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Shortlist 1 item" })).toHaveCount(1);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Menu" }).getByRole("link", { name: "Shortlist 1 item" }).click();
    await expect(page).toHaveURL("/shortlist");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no dead button, and the list's page says what it is and where to continue", async ({ page }) => {
    await page.goto("/wallPanels");
    await expect(page.getByRole("button", { name: /Add to shortlist/ })).toHaveCount(0);
    await page.goto("/wallPanels/petPanel");
    await expect(page.getByRole("button", { name: /Add to shortlist/ })).toHaveCount(0);
    await page.getByRole("banner").getByRole("link", { name: headerLink }).click();
    await expect(page.getByText(catalogue().pages.shortlist.withoutScript)).toBeVisible();
    await expect(page.getByText(catalogue().pages.shortlist.empty.steps[0]!)).toBeHidden();
    await expect(page.getByRole("main").getByRole("link", { name: "Wall Panels" })).toBeVisible();
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
  });
});
