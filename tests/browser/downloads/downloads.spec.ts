import { catalogue } from "#content/catalogue.ts";
import { sitePages } from "#content/page-registry.ts";
import { expect, holdScripts, open, test } from "../fixtures.ts";

const { categories, products } = catalogue();
const [category] = categories;
const product = products.find(({ category: own }) => own === category!.id)!;
const path = sitePages.downloads.path;

test("choices made before the script has loaded count", async ({ page }) => {
  const scripts = await holdScripts(page);
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.getByLabel("Category").selectOption(category!.id);
  scripts.resolve();
  await expect(page.getByText(/^\d+ of \d+ files$/)).toBeVisible();
  await expect(page.getByLabel("Category")).toHaveValue(category!.id);
});

test("the files are filtered while a visitor types, and clearing the field shows all of them", async ({ page }) => {
  await open(page, path);
  const files = page.getByRole("listitem").filter({ has: page.getByRole("heading", { level: 3 }) });
  await expect(files).toHaveCount(products.length);
  await page.getByRole("searchbox", { name: "Search files" }).fill(`${product.name} data sheet`);
  await expect(files).toHaveCount(1);
  await expect(page.getByRole("link", { name: `Data sheet, PDF`, exact: false })).toHaveAttribute(
    "href",
    `/documents/${product.id}-data-sheet.pdf`,
  );
  await page.getByRole("searchbox", { name: "Search files" }).fill("no such file");
  await expect(page.getByText("No files match.")).toBeVisible();
  await page.getByRole("link", { name: "Show all files" }).click();
  await expect(files).toHaveCount(products.length);
  await page.getByLabel("Category").selectOption(category!.id);
  await expect(files).toHaveCount(category!.cards.filter((card) => card.product.category === category!.id).length);
});

test("a chosen specification text is shown on the page of its product", async ({ page }) => {
  await open(page, product.path);
  await page.locator("#downloads summary", { hasText: "Specification text" }).click();
  await expect(page.getByRole("textbox", { name: "Clause" })).toHaveValue(/PART 3 EXECUTION/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form finds files, and keeps its input", async ({ page }) => {
    await page.goto(path);
    await page.getByRole("searchbox", { name: "Search files" }).fill(product.name);
    await page.getByLabel("Kind").selectOption("Specification text");
    await page.getByRole("button", { name: "Search" }).last().click();
    await expect(page).toHaveURL(/kind=Specification/);
    await expect(page.getByRole("searchbox", { name: "Search files" })).toHaveValue(product.name);
    await expect(page.getByRole("link", { name: /^Specification text/ })).toHaveCount(2);
    await expect(page.getByRole("link", { name: /^Data sheet/ })).toHaveCount(0);
  });

  test("the specification text is offered as files only", async ({ page }) => {
    await page.goto(product.path);
    await page.locator("#downloads summary", { hasText: "Specification text" }).click();
    await expect(page.locator("#downloads").getByRole("link", { name: /^(Word|Plain text), / })).toHaveCount(2);
    await expect(page.getByText("Loading…")).toBeHidden();
  });
});
