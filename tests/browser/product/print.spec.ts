import type { Page } from "@playwright/test";
import { extractText, getDocumentProxy } from "unpdf";
import { catalogue } from "#content/catalogue.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";

const { company } = catalogue();

/** The text of each printed page. */
async function printed(page: Page): Promise<string[]> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { text } = await extractText(document, { mergePages: false });
  await document.loadingTask.destroy();
  return text;
}

test("the data sheet is a PDF that the page offers with its size", async ({ page }) => {
  await open(page, "/wallPanels/perforatedPanel");
  const link = page.locator("#downloads").getByRole("link", { name: /^Data sheet/ });
  await expect(link).toContainText(/PDF, \d+\skB/);
  const response = await page.request.get((await link.getAttribute("href"))!);
  expect(response.headers()["content-type"]).toBe("application/pdf");
  expect((await response.body()).subarray(0, 5).toString()).toBe("%PDF-");
});

test("in print the product is black on white, without on-screen controls", async ({ page }) => {
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

test("in print a product shows its address, the date of its data and whom to contact, without calls to action", async ({
  page,
}) => {
  await open(page, "/wallPanels/gypsumBoard");
  const pages = await printed(page);
  const text = pages.join("\n");
  expect(text).toMatch(/\/wallPanels\/gypsumBoard\. Revised \d{1,2} \w+ 20\d\d/);
  // A PDF reader may insert a space in an address.
  const unspaced = text.replaceAll(/\s/g, "");
  for (const { value } of [...company.phones, ...company.emails]) {
    expect(unspaced).toContain(value.replaceAll(/\s/g, ""));
  }
  // The fire class among the key facts, and the evidence.
  expect(text.match(/On request/g)).toHaveLength(2);
  expect(text).not.toContain("Ask for");
  expect(text).not.toContain("Ask about");
});

test("in print sections have no numbers, and drawings of patterns are not cut", async ({ page }) => {
  await page.setViewportSize({ width: 672, height: 900 });
  await page.emulateMedia({ media: "print" });
  await open(page, "/wallPanels/slatedPanel");
  const number = (heading: Element) => getComputedStyle(heading, "::after").display;
  expect(await page.locator(".section-block__head").first().evaluate(number)).toBe("none");
  const beyond = await page.locator("#patterns").evaluate((section) => {
    const edge = section.getBoundingClientRect().right;
    return [...section.querySelectorAll("svg")].filter((drawing) => drawing.getBoundingClientRect().right > edge + 0.5)
      .length;
  });
  expect(beyond).toBe(0);
});

for (const [path, end] of [
  ["/", "Corporate office"],
  ["/product", "Corporate office"],
  ["/wallPanels/perforatedPanel", company.name.value],
  ["/wallPanels/petPanel", company.name.value],
  ["/seatingSystems/abpb11", company.name.value],
] as const) {
  test(`the last sheet of ${path} contains more than addresses`, async ({ page }) => {
    await open(page, path);
    const last = (await printed(page)).at(-1) ?? "";
    expect(last.lastIndexOf(end)).toBeGreaterThan(0);
    expect(last.slice(0, last.lastIndexOf(end)).trim()).not.toBe("");
  });
}
