import { catalogue } from "#content/catalogue.ts";
import { mistakes, useAxe } from "#tests/browser/axe.ts";
import {
  chosen,
  count,
  field,
  filters,
  group,
  printed,
  products,
  results,
} from "#tests/browser/catalogue/explorer-page.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";

const { items, facets, categories } = catalogue();
const having = (facet: "category" | "nrc" | "material", value: string) =>
  items.filter(({ values }) => values[facet]?.includes(value));
const chairs = having("category", "seatingSystems").length;

const byName = new Intl.Collator("en", { numeric: true });
const firstByName = (some: typeof items) => some.map(({ name }) => name).toSorted(byName.compare)[0] ?? "";

test.use({ viewport: { width: 1440, height: 900 } });

test("typing finds products after each keystroke, even if misspelt, and says how many", async ({ page }) => {
  await open(page, "/product");
  await expect(count(page)).toHaveText(printed(items.length));
  await field(page).pressSequentially("perfrated gypsm");
  await expect(page).toHaveURL("/product?q=perfrated+gypsm");
  await expect(products(page).first()).toContainText("Perforated Gypsum Board");
  await expect(count(page)).toHaveText(printed(await products(page).count()));
  await expect(field(page)).toBeFocused();
  await field(page).fill("ABPB11");
  await expect(products(page).first().getByRole("link")).toHaveAttribute("href", "/seatingSystems/abpb11");
});

test("a filter that is chosen while the document is being parsed is applied without a further step", async ({
  page,
}) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const category = document.querySelector<HTMLInputElement>('input[name="category"][value="seatingSystems"]');
      if (!category) return;
      category.focus();
      category.checked = true;
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto("/product");
  await expect(page).toHaveURL("/product?category=seatingSystems");
  await expect(count(page)).toHaveText(printed(chairs));
});

test("a filter leaves as many products as its count says, and no count is zero", async ({ page }) => {
  await open(page, "/product");
  await group(page, "NRC at least").getByLabel("0.9", { exact: false }).and(page.locator('[value="0.9"]')).check();
  await expect(page).toHaveURL("/product?nrc=0.9");
  await expect(count(page)).toHaveText(printed(having("nrc", "0.9").length));
  await expect(products(page)).toHaveCount(having("nrc", "0.9").length);
  const walls = having("nrc", "0.9").filter(({ values }) => values.category?.includes("wallPanels"));
  const value = group(page, "Category").getByRole("checkbox", { name: "Wall Panels" });
  await expect(value).toHaveAccessibleName(`Wall Panels ${walls.length}`);
  await value.check();
  await expect(count(page)).toHaveText(printed(walls.length));
  await expect(filters(page).getByRole("checkbox", { name: / 0$/ })).toHaveCount(0);
  await expect(group(page, "Category").getByRole("checkbox", { name: /Seating/ })).toHaveCount(0);
});

test("chosen filters can be removed one by one or all at once", async ({ page }) => {
  await open(page, "/product?category=wallPanels&category=metalCeilings&nrc=0.8");
  await chosen(page)
    .getByRole("link", { name: /Metal Ceilings/ })
    .click();
  await expect(page).toHaveURL("/product?category=wallPanels&nrc=0.8");
  await chosen(page).getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL("/product");
  await expect(count(page)).toHaveText(printed(items.length));
});

test("every filter is explained in a sentence and, if there is a term, by a link to the glossary", async ({ page }) => {
  await open(page, "/product");
  for (const { label, explanation, term } of facets) {
    const facet = group(page, label);
    await expect(facet).toContainText(explanation);
    if (term) await expect(facet.locator(`a.facet__term[href="/glossary#${term}"]`)).toHaveCount(1);
  }
});

test("Back restores the filters and how far the page was scrolled", async ({ page }) => {
  await open(page, "/product");
  await group(page, "Category").getByRole("checkbox", { name: "Seating Systems" }).check();
  await expect(products(page)).toHaveCount(chairs);
  await page.getByRole("combobox", { name: "Sort" }).selectOption("name");
  await expect(page).toHaveURL("/product?category=seatingSystems&sort=name");
  await expect(products(page).first()).toContainText(firstByName(having("category", "seatingSystems")));
  // A re-sorted list is rendered in steps.
  await expect(products(page)).toHaveCount(chairs);
  await page.evaluate(() => scrollTo(0, 700));
  const names = await products(page).getByRole("heading").allTextContents();
  // A click that does not scroll to its target.
  await products(page).last().getByRole("link").dispatchEvent("click");
  await expect(page).toHaveURL(/\/seatingSystems\/./);
  await page.goBack();
  await expect(page).toHaveURL("/product?category=seatingSystems&sort=name");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  await expect(products(page).getByRole("heading")).toHaveText(names);
  await expect(group(page, "Category").getByRole("checkbox", { name: "Seating Systems" })).toBeChecked();
  await page.goBack();
  await expect(page).toHaveURL("/product?category=seatingSystems");
  await page.goBack();
  await expect(group(page, "Category").getByRole("checkbox", { name: "Seating Systems" })).not.toBeChecked();
});

test("everything can be chosen using only the keyboard", async ({ page }) => {
  await open(page, "/product");
  await field(page).focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Sort" })).toBeFocused();
  await group(page, "Category").getByRole("checkbox").first().focus();
  await page.keyboard.press("Space");
  await expect(page).toHaveURL("/product?category=wallPanels");
  await expect(group(page, "Category").getByRole("checkbox").first()).toBeFocused();
  await group(page, "NRC at least").getByRole("radio", { name: "Any" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(page).toHaveURL("/product?category=wallPanels&nrc=0.5");
});

test("a search without results offers other ways to continue", async ({ page }) => {
  await open(page, "/product?category=wallPanels");
  await field(page).fill("zzzz qqqq");
  await expect(count(page)).toHaveText("No products");
  await expect(results(page)).toContainText("No results for “zzzz qqqq” with these filters.");
  await expect(results(page).getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
  for (const { title, path } of categories) {
    await expect(results(page).getByRole("link", { name: title, exact: true })).toHaveAttribute("href", path);
  }
  await results(page).getByRole("link", { name: "Clear search", exact: true }).click();
  await expect(page).toHaveURL("/product?category=wallPanels");
  await expect(field(page)).toHaveValue("");
  await expect(products(page)).toHaveCount(having("category", "wallPanels").length);
});

test("the index is loaded only when the field is first used", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/static/search/") && asked.push(request.url()));
  await open(page, "/product");
  await page.mouse.move(300, 300);
  await page.waitForTimeout(2500);
  expect(asked).toEqual([]);
  await field(page).focus();
  await expect.poll(() => asked.length).toBe(1);
});

test("without the index the filters still work, and the search works again once it can be loaded", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/);
  await page.route("**/static/search/**", (route) => route.abort());
  await open(page, "/product");
  await field(page).fill("teak");
  await expect(results(page).getByRole("alert")).toContainText("Search could not be loaded");
  await group(page, "Category").getByRole("checkbox", { name: "Seating Systems" }).check();
  await expect(products(page)).toHaveCount(chairs);
  await page.unroute("**/static/search/**");
  await results(page).getByRole("button", { name: "Try again" }).click();
  await expect(results(page).getByRole("alert")).toHaveCount(0);
  await expect(page).toHaveURL("/product?q=teak&category=seatingSystems");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("typing scrolls the results into view", async ({ page }) => {
    await open(page, "/product");
    await expect(products(page).first()).not.toBeInViewport();
    await field(page).tap();
    await field(page).pressSequentially("slated");
    await expect(products(page).first()).toBeInViewport();
    await expect(field(page)).toBeInViewport();
  });

  test("the filters are a sheet that says how many products match", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/product");
    await expect(filters(page)).toBeHidden();
    await page.getByRole("button", { name: "Filters" }).tap();
    const sheet = page.getByRole("dialog", { name: "Filters" });
    const show = sheet.getByRole("button", { name: `Show ${printed(items.length)}` });
    await expect(show).toBeVisible();
    await sheet.getByRole("checkbox", { name: "Seating Systems" }).tap();
    await expect(sheet.getByRole("button", { name: `Show ${printed(chairs)}` })).toBeVisible();
    await useAxe(page);
    expect(await mistakes(page)).toEqual([]);
    await sheet.getByRole("button", { name: `Show ${printed(chairs)}` }).tap();
    await expect(sheet).toBeHidden();
    await expect(products(page)).toHaveCount(chairs);
    await expect(page.getByRole("button", { name: "Filters 1 chosen" })).toBeFocused();
    await page.goBack();
    await expect(count(page)).toHaveText(printed(items.length));
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the whole catalogue is a list with links to the categories", async ({ page }) => {
    await page.goto("/product");
    await expect(products(page)).toHaveCount(categories.flatMap(({ cards }) => cards).length);
    for (const { title } of categories) {
      await expect(results(page).getByRole("link", { name: `Explore ${title}` })).toBeVisible();
    }
  });

  test("the server applies the search and the filters", async ({ page }) => {
    await page.goto("/product");
    await field(page).fill("perfrated gypsm");
    await group(page, "Category").getByRole("checkbox", { name: "Wall Panels" }).check();
    await page.getByRole("button", { name: "Show products" }).click();
    await expect(page).toHaveURL(/q=perfrated\+gypsm.*category=wallPanels/);
    await expect(products(page).first()).toContainText("Perforated Gypsum Board");
    await expect(field(page)).toHaveValue("perfrated gypsm");
    await expect(group(page, "Category").getByRole("checkbox", { name: "Wall Panels" })).toBeChecked();
    await expect(count(page)).toHaveText(printed(await products(page).count()));
  });
});
