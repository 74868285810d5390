import { expect, open, test } from "#tests/browser/fixtures.ts";

for (const width of [1440, 820, 390]) {
  for (const [path, heightPx, topPx] of [
    ["/wallPanels/perforatedPanel", 600, 0],
    ["/metalCeilings/metalBaffleCeiling", 600, 0],
    ["/wallPanels/gypsumBoard", 520, 110],
    ["/acousticCeilings/gypsumBoard", 520, 110],
    ["/stageSystems/curtains", 650, 0],
    // Without a picture.
    ["/stageSystems/blinder", 650, 0],
    ["/metalCeilings/teeGrid", 600, 0],
  ] as const) {
    test(`at ${width} px the banner of ${path} is ${heightPx} px high and begins below the header, at ${topPx} px or lower`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const header = await page.getByRole("banner").boundingBox();
      const y = Math.max(topPx, header?.height ?? 0);
      expect(await page.locator(".detail-hero").boundingBox()).toMatchObject({ y, height: heightPx });
    });
  }
}

test("key figures stay visible on short screens, above the action bar where there is one", async ({ page }) => {
  for (const [width, height] of [
    [1366, 650],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/wallPanels/slatedPanel");
    const bar = (await page.locator(".action-bar").boundingBox())?.y ?? height;
    const facts = page.getByRole("region", { name: "Key facts" });
    expect(((await facts.boundingBox())?.y ?? height) + 120).toBeLessThanOrEqual(bar);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  }
});

test("placeholders for missing values are marked as samples", async ({ page }) => {
  await page.goto("/seatingSystems/abt01");
  await expect(page.locator("#specifications").getByText("* Sample value.")).toBeVisible();
});

test("the index beside the sections marks the current one and links to each", async ({ page }) => {
  await open(page, "/wallPanels/perforatedPanel");
  const index = page.getByRole("navigation", { name: "On this page" });
  await index.getByRole("link", { name: "Colours" }).click();
  await expect(page.locator("#colours")).toBeInViewport();
  await expect(index.locator('[aria-current="true"]')).toHaveText(/Colours/);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(index.locator('[aria-current="true"]')).toHaveText(/The Product/);
});

test("the enquiry link at the end of the page passes the product to the form", async ({ page }) => {
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
