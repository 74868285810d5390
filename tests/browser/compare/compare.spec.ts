import { readFile } from "node:fs/promises";
import { addressOf, columns, compare, ids, names, row, table, touch } from "#tests/browser/compare/compare-page.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";

test.describe("the table", () => {
  test("has a column for each product of the address, and a row for each quantity with its unit in the heading", async ({
    page,
  }) => {
    await compare(page, ids.pet, ids.slit);
    await expect(columns(page)).toHaveText([names.pet, names.slit]);
    await expect(table(page).getByRole("columnheader", { name: names.pet })).toHaveCount(1);
    await expect(row(page, "Thickness, mm").getByRole("cell")).toHaveText(["9/12", "12, 15, 16 or 18"]);
    await expect(row(page, "NRC").getByRole("cell")).toHaveText(["0.75–0.85", "0.6–0.83"]);
    await expect(row(page, "Fire").getByRole("cell")).toHaveText(["On request", "Class 1 & P"]);
  });

  test("says in words which figure is best, and how that is decided", async ({ page }) => {
    await compare(page, ids.stoff, ids.pet);
    await expect(row(page, "Warranty, years").getByRole("cell")).toHaveText([/^10\s*Longest$/, "5"]);
    const note = page.getByRole("region", { name: "How we mark the best figures" });
    await expect(note).toContainText("no NRC is marked");
  });

  test("links each product to its page and to a request for its report", async ({ page }) => {
    await compare(page, ids.pet, ids.slit);
    await expect(page.getByRole("link", { name: `Test report, ${names.pet}` })).toHaveAttribute(
      "href",
      `/contact?product=${ids.pet}&ask=report`,
    );
    await columns(page).first().click();
    await expect(page).toHaveURL(`/${ids.pet}`);
  });

  test("can show only the differences, with the keyboard too; this is in the address, and Back undoes it", async ({
    page,
  }) => {
    await compare(page, ids.pet, ids.slit);
    const rows = await table(page).getByRole("row").count();
    const only = page.getByRole("switch", { name: "Show only differences" });
    await only.focus();
    await page.keyboard.press("Space");
    await expect(only).toBeChecked();
    await expect(page).toHaveURL(`${addressOf(ids.pet, ids.slit)}&show=differences`);
    await expect(row(page, "Thickness, mm")).toHaveCount(1);
    await page.goBack();
    await expect(only).not.toBeChecked();
    await expect(table(page).getByRole("row")).toHaveCount(rows);
    await page.goForward();
    await expect(only).toBeChecked();
  });
});

test("does not shift when it hydrates", async ({ page }) => {
  await page.goto(addressOf(ids.pet, ids.slit));
  const places = () =>
    page
      .locator("main :is(h1, h2, th, .comparison__picture, .compare-add li)")
      .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().y)));
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  await touch(page);
  await expect(page.getByRole("button", { name: /^Add to shortlist/ })).toHaveCount(2);
  expect(await places()).toEqual(before);
});

test("is saved as a file with every figure as supplied", async ({ page }) => {
  await compare(page, ids.pet, ids.slit);
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe("comparison.csv");
  const text = await readFile((await saved.path())!, "utf8");
  expect(text).toContain(`Quantity,${names.pet},${names.slit}\r\n`);
  expect(text).toContain(`Thickness,9/12 mm,"12, 15, 16 or 18 mm"\r\n`);
  expect(text).toContain("Fire,On request,Class 1 & P\r\n");
});

test("copies its link", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await compare(page, ids.pet, ids.slit);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Link copied" })).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(addressOf(ids.pet, ids.slit), page.url()).href,
  );
});

test("missing evidence is listed, even with only the differences shown", async ({ page }) => {
  await open(page, `${addressOf(ids.pet, ids.slit)}&show=differences`);
  const evidence = table(page)
    .getByRole("rowgroup")
    .filter({ has: page.getByRole("rowheader", { name: "Evidence" }) });
  await expect(evidence).toHaveCount(1);
  await expect(evidence.getByRole("link", { name: /^Test report/ })).toHaveCount(2);
});
