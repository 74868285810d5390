import { expect, open, test } from "#tests/browser/fixtures.ts";

test("the data sheet is a PDF that the page offers with its size", async ({ page }) => {
  await open(page, "/wallPanels/perforatedPanel");
  const link = page.locator("#downloads").getByRole("link", { name: /^Data sheet/ });
  await expect(link).toContainText(/PDF, \d+\skB/);
  const response = await page.request.get((await link.getAttribute("href"))!);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("on paper the product is printed in black on white, without controls that work only on a screen", async ({
  page,
}) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await open(page, "/wallPanels/perforatedPanel");
  for (const shown of ["h1", ".fact-strip", "#specifications", "#colours", "#patterns", "#technical-drawing"]) {
    await expect(page.locator(shown)).toBeVisible();
  }
  await expect(page.locator("#colours").getByText("Natural Teak", { exact: true }).first()).toBeVisible();
  for (const hidden of [
    ".action-bar",
    ".section-index",
    ".opening-pictures",
    ".product-section",
    ".enquiry-call",
    "#downloads",
  ]) {
    await expect(page.locator(hidden)).toBeHidden();
  }
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toBeHidden();
  const { ground, name } = await page.evaluate(() => ({
    ground: getComputedStyle(document.body).backgroundColor,
    name: getComputedStyle(document.querySelector("h1")!).color,
  }));
  expect([ground, name]).toEqual(["rgb(255, 255, 255)", "rgb(26, 30, 27)"]);
});

test("a data sheet fits on a few sheets of A4", async ({ page }) => {
  await open(page, "/wallPanels/perforatedPanel");
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const text = pdf.toString("latin1");
  expect(text.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(4);
  expect(text).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/);
});
