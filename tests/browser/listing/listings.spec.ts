import type { Locator, Page } from "@playwright/test";
import { catalogue } from "#content/catalogue.ts";
import { expect, open, test } from "../fixtures.ts";

const listings = catalogue().categories.filter(({ tabs }) => tabs.length === 0);
const withSeveral = listings.filter(({ cards }) => cards.length > 1);

const cardsOf = (page: Page) => page.getByRole("main").getByRole("article");

for (const { path, cards, columns } of withSeveral) {
  test(`${path} has rows of 1, 2 and 4 cards at small, medium and large widths`, async ({ page }) => {
    await page.goto(path);
    for (const [width, perRow] of [
      [320, columns.small],
      [767, columns.small],
      [768, columns.medium],
      [991, columns.medium],
      [992, columns.large],
      [1600, columns.large],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const expected = Math.min(perRow, cards.length);
      expect(await cardsInFirstRow(cardsOf(page)), `${cards.length} cards at ${width} px`).toBe(expected);
    }
  });
}

async function cardsInFirstRow(cards: Locator): Promise<number> {
  const tops = await cards.evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  return tops.filter((top) => top === tops[0]).length;
}

for (const path of ["/wallPanels", "/acousticCeilings"]) {
  test(`${path} puts every product on one NRC axis, each row a link, its bar as long as its figure`, async ({
    page,
  }) => {
    await page.goto(path);
    const cards = listings.find((category) => category.path === path)?.cards ?? [];
    const chart = page.getByRole("navigation", { name: "Products by noise reduction coefficient" });
    const rows = chart.getByRole("listitem").getByRole("link");
    await expect(rows).toHaveCount(cards.length);
    for (const [index, { path: target, shortName, nrc }] of cards.entries()) {
      const row = rows.nth(index);
      await expect(row).toHaveAttribute("href", target);
      await expect(row).toContainText(shortName);
      await expect(row).toContainText(nrc?.printed ?? "nothing");
      const bar = await row.locator(".axis-chart__bar").evaluate((line) => {
        const axis = line.closest("svg")?.getBoundingClientRect().width ?? 0;
        return line.getBoundingClientRect().width / axis;
      });
      expect(bar).toBeCloseTo(nrc?.minimum ?? -1, 1);
    }
  });
}

test("a click anywhere on a card opens its product", async ({ page }) => {
  await page.goto("/seatingSystems");
  const card = cardsOf(page).nth(3);
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error("The card has no place.");
  await page.mouse.click(box.x + box.width - 8, box.y + box.height - 8);
  await expect(page).toHaveURL("/seatingSystems/abpb04");
});

test("a card has two tab stops: a link with a focus ring around the card, and the shortlist button", async ({
  page,
}) => {
  await open(page, "/metalCeilings");
  const card = cardsOf(page).first();
  await expect(card.getByRole("button", { name: /^Add to shortlist/ })).toBeVisible();
  await expect(card.locator("a, button, [tabindex]")).toHaveCount(2);
  await page.getByRole("navigation", { name: "Products by thickness" }).getByRole("link").last().focus();
  await page.keyboard.press("Tab");
  await expect(card.getByRole("link")).toBeFocused();
  const ring = await card.evaluate((element) => {
    const style = getComputedStyle(element.querySelector("a") ?? element, "::after");
    return { width: style.width, height: style.height, outline: style.outlineStyle };
  });
  const size = await card.evaluate(({ offsetWidth, offsetHeight }: HTMLElement) => ({ offsetWidth, offsetHeight }));
  expect(Number.parseFloat(ring.width)).toBeCloseTo(size.offsetWidth, 0);
  expect(Number.parseFloat(ring.height)).toBeCloseTo(size.offsetHeight, 0);
  expect(ring.outline).toBe("solid");
  await page.keyboard.press("Tab");
  await expect(card.getByRole("button", { name: /^Add to shortlist/ })).toBeFocused();
});

test("the chairs differ by drawing, seat and back", async ({ page }) => {
  await page.goto("/seatingSystems");
  const faces = await cardsOf(page).evaluateAll((cards) =>
    cards.map((card) => card.querySelector("img")?.getAttribute("src") ?? card.querySelector(".drawing")?.innerHTML),
  );
  const chairs = listings.find(({ path }) => path === "/seatingSystems")?.cards ?? [];
  expect(new Set(faces).size).toBe(chairs.length);
  const table = page.getByRole("table", { name: "Seat and back of every chair" });
  await expect(table.getByRole("row")).toHaveCount(chairs.length + 1);
  await expect(table.getByRole("row", { name: /ABPWP-10/ })).toContainText("Sliding With Writing Pad");
});

test("the only door is shown as a spread with its figures, and all of it is a link", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/acousticDoors");
  const door = cardsOf(page);
  await expect(door).toHaveCount(1);
  await expect(door).toContainText("Mineral Fiber");
  await expect(door).toContainText("Up to 45");
  const box = await door.boundingBox();
  expect(box?.width).toBe(1440);
  await door.click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL("/acousticDoors/door");
});

test("on a phone the only door shows its picture, and below it its drawing", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/acousticDoors");
  const picture = await cardsOf(page).locator("img").boundingBox();
  const drawing = await cardsOf(page).locator("svg[role=img]").boundingBox();
  expect(picture?.width).toBe(390);
  expect(picture?.height).toBeGreaterThan(300);
  expect(drawing?.y).toBeGreaterThanOrEqual((picture?.y ?? 0) + (picture?.height ?? 0));
});

test("sample values are marked, and the mark is explained", async ({ page }) => {
  await page.goto("/seatingSystems");
  const marks = await cardsOf(page)
    .locator("dd")
    .evaluateAll((values) => values.map((value) => getComputedStyle(value, "::after").content !== "none"));
  const chairs = listings.find(({ path }) => path === "/seatingSystems")?.cards ?? [];
  const samples = chairs.flatMap(({ figures }) => figures.filter(({ sample }) => sample));
  expect(samples).not.toEqual([]);
  expect(marks.filter(Boolean)).toHaveLength(samples.length);
  await expect(page.getByText("* Sample value.")).toBeVisible();
});

test("/product lists every entry under its category, with links that jump to them", async ({ page }) => {
  await page.goto("/product");
  const { categories } = catalogue();
  const index = page.getByRole("navigation", { name: "Categories on this page" });
  for (const { id, title, cards } of categories) {
    const section = page.getByRole("region", { name: title, exact: true });
    await expect(section.getByRole("article")).toHaveCount(cards.length);
    for (const card of cards) await expect(section.locator(`a[href="${card.path}"]`)).toHaveText(card.title);
    await index.getByRole("link", { name: title }).click();
    await expect(page).toHaveURL(`/product#${id}`);
    await expect(section.getByRole("heading", { level: 2 })).toBeInViewport();
  }
});

test("on a phone a category links to its products in the catalogue, with the filters in view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, "/metalCeilings");
  const { cards = [] } = listings.find(({ path }) => path === "/metalCeilings") ?? {};
  await page.getByRole("link", { name: `Filter and compare ${cards.length} products` }).click();
  await expect(page).toHaveURL("/product?category=metalCeilings#catalogue");
  await expect(cardsOf(page)).toHaveCount(cards.length);
  await expect(page.getByRole("button", { name: "Filters 1 chosen" })).toBeInViewport();
});

test("/about names the six product lines as links and the warranty as supplied", async ({ page }) => {
  await page.goto("/about");
  const main = page.getByRole("main");
  for (const { path, title } of catalogue().categories) {
    await expect(main.getByRole("link", { name: new RegExp(title) })).toHaveAttribute("href", path);
  }
  await expect(main).toContainText("3 to 10 years");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a listing shows its products, and a card links to its product", async ({ page }) => {
    await page.goto("/wallPanels");
    const panels = listings.find(({ path }) => path === "/wallPanels")?.cards ?? [];
    await expect(cardsOf(page)).toHaveCount(panels.length);
    await page.getByRole("main").getByRole("article").getByRole("link", { name: "PET Panel", exact: true }).click();
    await expect(page).toHaveURL("/wallPanels/petPanel");
  });
});
