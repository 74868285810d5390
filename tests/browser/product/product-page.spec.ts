import { catalogue, type Product } from "#content/catalogue.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";
import type { Page } from "@playwright/test";

const { details } = catalogue();

/** The order of the specification, and which sections a product has something for. */
function specifiedSections(product: Product): string[] {
  const sections: [title: string, exists: unknown][] = [
    ["The Product", product.product.length],
    ["Specifications", product.specifications.length],
    ["Features", product.features.length],
    ["Advantages", product.advantages.length],
    ["Application", product.application.length],
    ["Installation Procedure", product.installationProcedure.length],
    ["Colours", product.colours],
    [product.patterns?.title ?? "Patterns", product.patterns],
    ["Standard Unit Size", product.standardUnitSize],
    ["Installed", product.pictures.installed.length],
    ["Technical drawing", true],
    ["Warranty", product.warranty],
    ["Evidence", true],
    ["Downloads", true],
  ];
  return sections.filter(([, exists]) => exists).map(([title]) => title);
}

const structuredData = async (page: Page) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => JSON.parse(text) as Record<string, unknown>,
  );

for (const { path, product } of details) {
  test(`${path} shows its name, its deciding figures, then its sections in the specified order with every figure`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(product.name);
    const body = page.locator("main .section-block > header > h2");
    await expect(body).toHaveText(specifiedSections(product));
    const facts = page.getByRole("region", { name: "Key facts" });
    for (const { label } of product.facts) await expect(facts.getByText(label, { exact: true })).toBeVisible();
    expect(await facts.evaluate((strip) => strip.previousElementSibling?.querySelector("h1") !== null)).toBe(true);
    const figures = product.specifications.flatMap((card) => card.figures);
    await expect(page.locator("#specifications dt")).toHaveText(figures.map(({ label }) => label));
    await expect(page.locator("#specifications .data-sheet__line")).toHaveText(
      figures.flatMap(({ printed }) => printed),
    );
    if (product.warranty) await expect(page.locator("#warranty")).toContainText(product.warranty.printed.join());
  });
}

for (const width of [1440, 820, 390]) {
  for (const [path, heightPx, topPx] of [
    ["/wallPanels/perforatedPanel", 600, 0],
    ["/metalCeilings/metalBaffleCeiling", 600, 0],
    ["/wallPanels/gypsumBoard", 520, 110],
    ["/acousticCeilings/gypsumBoard", 520, 110],
    ["/stageSystems/curtains", 650, 0],
  ] as const) {
    test(`at ${width} px the banner of ${path} is ${heightPx} px high and begins at ${topPx} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await page.locator(".detail-hero").boundingBox()).toMatchObject({ y: topPx, height: heightPx });
    });
  }
}

test("banners without a picture are as high: 650 px on stage pages, else 600 px", async ({ page }) => {
  for (const [path, heightPx] of [
    ["/stageSystems/blinder", 650],
    ["/metalCeilings/teeGrid", 600],
  ] as const) {
    await page.goto(path);
    expect(await page.locator(".detail-hero").boundingBox()).toMatchObject({ height: heightPx });
  }
});

test("the four ceiling pages that reuse wall panel pages name those as canonical and keep their own breadcrumb", async ({
  page,
}) => {
  for (const slug of ["melamianoPanel", "perforatedPanel", "slitPanel", "gypsumBoard"]) {
    await page.goto(`/acousticCeilings/${slug}`);
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(`/wallPanels/${slug}`);
    const trail = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link");
    await expect(trail).toHaveText(["Home", "Acoustic Ceilings"]);
  }
});

test("machines read the product's figures as supplied, without an offer", async ({ page }) => {
  await page.goto("/wallPanels/melamianoPanel");
  const product = (await structuredData(page)).find((data) => data["@type"] === "Product");
  expect(product).toMatchObject({ name: "Melamiano Panel" });
  expect(product).not.toHaveProperty("offers");
  expect(product?.additionalProperty).toContainEqual({
    "@type": "PropertyValue",
    name: "Weight",
    value: "0.4-0.10 kg/m2",
  });
});

test("chairs have no carousel, and say that custom colours are available", async ({ page }) => {
  for (const { path } of details.filter(({ category }) => category === "seatingSystems")) {
    await page.goto(path);
    await expect(page.locator("#colours")).toContainText("Custom colours available");
    await expect(page.locator('[aria-roledescription="carousel"]')).toHaveCount(0);
  }
});

test("values that stand in for missing ones are marked as samples", async ({ page }) => {
  await page.goto("/seatingSystems/abt01");
  await expect(page.locator("#specifications").getByText("Sample value").first()).toBeVisible();
});

test("the index beside the sections marks the one being read and leads to each", async ({ page }) => {
  await open(page, "/wallPanels/perforatedPanel");
  const index = page.getByRole("navigation", { name: "On this page" });
  await index.getByRole("link", { name: "Colours" }).click();
  await expect(page.locator("#colours")).toBeInViewport();
  await expect(index.locator('[aria-current="true"]')).toHaveText(/Colours/);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(index.locator('[aria-current="true"]')).toHaveText(/The Product/);
});

test("the enquiry at the end of the page carries the product to the form", async ({ page }) => {
  await open(page, "/acousticCeilings/calciLite");
  await page.getByRole("link", { name: "Send an enquiry" }).click();
  await expect(page).toHaveURL("/contact?product=acousticCeilings/calciLite");
});

test("a related product opens at its top, with its own name", async ({ page }) => {
  await open(page, "/wallPanels/petPanel");
  const card = page.getByRole("region", { name: "Related products" }).getByRole("link").nth(1);
  const name = (await card.textContent()) ?? "";
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.locator("#specifications")).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
