import type { Page } from "@playwright/test";
import { expectNoAxeMistakes } from "../axe.ts";
import { expect, holdScripts, open, test } from "../fixtures.ts";
import { button, dialog, field } from "./search-parts.ts";

const list = (page: Page) => dialog(page).getByRole("listbox", { name: "Results" });
const options = (page: Page) => list(page).getByRole("option");
const active = (page: Page) => list(page).getByRole("option", { selected: true });

test.describe("before the script has loaded", () => {
  const early = (page: Page) => dialog(page).getByRole("textbox", { name: "Search" });

  test("the button opens a field, and its text is searched for once the script has loaded", async ({ page }) => {
    const scripts = await holdScripts(page);
    await page.goto("/wallPanels/petPanel");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(early(page)).toBeFocused();
    await early(page).pressSequentially("pet pa");
    scripts.resolve();
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("nel");
    await expect(field(page)).toHaveValue("pet panel");
    await expect(dialog(page)).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("Enter opens the catalogue, and Escape closes the field", async ({ page }) => {
    await page.route("**/static/js/*.js", () => {});
    await page.goto("/about");
    const link = page.getByRole("banner").getByRole("link", { name: "Search" });
    await link.click();
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toHaveCount(0);
    await expect(link).toBeFocused();
    await link.click();
    await early(page).fill("oak & felt");
    await early(page).press("Enter");
    await expect(page).toHaveURL("/product?q=oak+%26+felt#catalogue");
  });
});

test("Enter opens the catalogue while the search loads", async ({ page }) => {
  await holdScripts(page, "**/search-panel-*.js");
  await open(page, "/about");
  await page.keyboard.press("/");
  await expect(dialog(page)).toContainText("Loading search…");
  await page.keyboard.type("velvet curtain");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/product?q=velvet+curtain#catalogue");
});

test.describe("using only the keyboard", () => {
  test("a slash opens the search, and the down arrow and Enter lead to the first result", async ({ page }) => {
    await open(page, "/about");
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("abpb11");
    await expect(options(page).first()).toContainText(/ABPB ?- ?11/);
    await expect(active(page)).toHaveCount(0);
    await page.keyboard.press("ArrowDown");
    await expect(active(page)).toContainText(/ABPB ?- ?11/);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/seatingSystems/abpb11");
    await expect(dialog(page)).toBeHidden();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  });

  test("the arrow keys move through the results and wrap around, and Escape returns the focus", async ({ page }) => {
    await open(page, "/about");
    await page.getByRole("banner").getByRole("link", { name: "Projects" }).focus();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("swiss oak");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "false");
    const last = (await options(page).count()) - 1;
    await page.keyboard.press("ArrowUp");
    await expect(options(page).nth(last)).toHaveAttribute("aria-selected", "true");
    await expect(options(page).nth(last)).toHaveText("All products for “swiss oak”");
    await page.keyboard.press("ArrowDown");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    const id = await active(page).getAttribute("id");
    await expect(field(page)).toHaveAttribute("aria-activedescendant", id ?? "");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("banner").getByRole("link", { name: "Projects" })).toBeFocused();
  });

  test("Enter leads to the catalogue with the same words", async ({ page }) => {
    await open(page, "/about");
    await page.keyboard.press("/");
    await page.keyboard.type("velvet curtain");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/product?q=velvet+curtain#catalogue");
    await expect(page.getByRole("searchbox", { name: "Search the catalogue" })).toHaveValue("velvet curtain");
  });
});

for (const [query, kind, first, address] of [
  ["perfrated gypsm", "Products", "Perforated Gypsum Board", "/wallPanels/gypsumBoard"],
  ["swiss oak", "Finishes", "Swiss Oak", "#colours"],
  ["privacy", "Pages", "Privacy", "/privacy"],
  ["district auditorium", "Projects", "District auditorium", "/projects?"],
] as const) {
  test(`${query} finds ${kind.toLowerCase()}`, async ({ page }) => {
    await open(page, "/about");
    await button(page).click();
    await field(page).fill(query);
    const group = list(page).getByRole("group", { name: kind });
    await expect(group.getByRole("option").first()).toContainText(new RegExp(first, "i"));
    expect(await group.getByRole("option").first().getAttribute("href")).toContain(address);
  });
}

test("a keystroke shows its results in the next frame", async ({ page }) => {
  await open(page, "/about");
  await button(page).click();
  await field(page).fill("oak");
  await expect(options(page).first()).toBeVisible();
  for (const query of ["teak", "fire class a", "curtain", "nrc 0.8", "chair", "court", "felt"]) {
    const [before, after] = await field(page).evaluate(typeAndLook, query);
    expect(after).not.toBe(before);
  }
});

/** Types into the field like a keyboard, and reads the results before that and in the next frame. */
async function typeAndLook(element: Element, query: string): Promise<[string, string]> {
  const results = document.querySelector("[role=listbox]")!;
  const before = results.textContent;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(element, query);
  element.dispatchEvent(new Event("input", { bubbles: true }));
  await new Promise(requestAnimationFrame);
  return [before, results.textContent];
}

test("the index is loaded when first needed, compressed to at most 40 kB and cached as immutable", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().includes("/static/search/") && asked.push(request.url()));
  await open(page, "/about");
  await page.waitForTimeout(2500);
  expect(asked).toEqual([]);
  const arrived = page.waitForResponse("**/static/search/**");
  await button(page).click();
  const response = await arrived;
  const headers = await response.allHeaders();
  expect(new URL(response.url()).pathname).toMatch(/^\/static\/search\/index-[\w-]{8}\.json$/);
  expect(headers["content-encoding"]).toMatch(/br|gzip/);
  expect(Number(headers["content-length"])).toBeLessThanOrEqual(40_000);
  expect(headers["cache-control"]).toContain("immutable");
  expect(asked).toHaveLength(1);
});

test("if the index cannot be loaded, the search says so, offers alternatives and retries", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/ERR_FAILED/);
  await page.route("**/static/search/**", (route) => route.abort());
  await open(page, "/about");
  await button(page).click();
  await expect(dialog(page).getByRole("status")).toHaveText("Search could not be loaded. Check your connection.");
  await expect(dialog(page).getByRole("link", { name: "All products" })).toHaveAttribute("href", "/product");
  await page.unroute("**/static/search/**");
  await dialog(page).getByRole("button", { name: "Try again" }).click();
  await field(page).fill("teak");
  await expect(options(page).first()).toBeVisible();
});

test("a query without results says so and offers other ways to search", async ({ page }) => {
  await open(page, "/about");
  await button(page).click();
  await field(page).fill("zzzz qqqq");
  await expect(dialog(page).getByRole("status")).toHaveText("No results for “zzzz qqqq”.");
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");
  await expect(dialog(page).getByRole("link", { name: "Ask us" })).toHaveAttribute("href", "/contact");
});

for (const query of ["", "oak", "zzzz qqqq"]) {
  test(`with “${query}” in it axe finds no violation, wide and narrow, light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await open(page, "/about");
    await button(page).click();
    await field(page).fill(query);
    if (query === "oak") await expect(options(page).first()).toBeVisible();
    await expectNoAxeMistakes(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("a tap opens the search, and a tap on a result opens its page", async ({ page }) => {
    await open(page, "/");
    await button(page).tap();
    await field(page).fill("pet panel");
    await options(page).first().tap();
    await expect(page).toHaveURL("/wallPanels/petPanel");
    await expect(dialog(page)).toBeHidden();
  });

  test("its button closes it", async ({ page }) => {
    await open(page, "/");
    await button(page).tap();
    await dialog(page).getByRole("button", { name: "Close search" }).tap();
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the button is a link to the catalogue", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/product");
  });
});

test("what a search asks for is named above its results, and each condition can be removed", async ({ page }) => {
  await open(page, "/product?q=tegular+NRC+0.85");
  const results = page.getByRole("region", { name: "Results" });
  await expect(results.getByRole("status")).toContainText("No product matches both.");
  const conditions = results.getByRole("list", { name: "Conditions" });
  await conditions.getByRole("link", { name: /^Edge: tegular 2: remove/ }).click();
  await expect(page).toHaveURL("/product?q=NRC+0.85");
  await expect(page.getByRole("searchbox", { name: "Search the catalogue" })).toHaveValue("NRC 0.85");
  await expect(results.getByRole("status")).not.toContainText("No product");
  await expect(conditions.getByRole("link")).toHaveAccessibleName(
    /^NRC at least 0.85 \d+, perhaps \d+: remove from the search$/,
  );
});
