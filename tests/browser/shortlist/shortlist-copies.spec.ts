import { readFile } from "node:fs/promises";
import { expect, test } from "#tests/browser/fixtures.ts";
import { chair, names, openList, panel } from "#tests/browser/shortlist/shortlist-page.ts";

test.describe("the list in print and in a spreadsheet", () => {
  test("CSV has a row for each item, and is named after the list", async ({ page }) => {
    await openList(page, [panel, chair], "Town hall / Jaipur");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download as CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("Town-hall-Jaipur.csv");
    const lines = (await readFile(await download.path(), "utf8")).split("\r\n");
    expect(lines[0]).toContain("No.,Product,Finish,Pattern,Thickness,Size,Edge,Quantity (pieces),");
    expect(lines[1]).toContain("1,Perforated Acoustic Panel,Natural Teak,D6/15,,600 × 1200 mm,,,120.5,,,http");
    expect(lines[2]).toContain("2,ABT-01,,,,,,220,,,,http");
  });

  test("print has the company, the list's name and a row per item with its choices, amount and figures", async ({
    page,
  }) => {
    await openList(page, [panel, chair], "Town hall");
    await page.emulateMedia({ media: "print" });
    const schedule = page.locator(".schedule");
    await expect(schedule).toBeVisible();
    await expect(schedule).toContainText("Town hall");
    await expect(schedule.locator("tbody tr")).toHaveCount(2);
    const first = schedule.locator("tbody tr").first();
    for (const words of [names.panel, "Finish: Natural Teak", "Size: 600 × 1200 mm", "120.5 m²", "NRC 0.6–0.83"]) {
      await expect(first).toContainText(words);
    }
    await expect(page.getByRole("button", { name: "Download as CSV" })).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
  });
});
