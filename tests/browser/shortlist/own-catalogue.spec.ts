import { readFile } from "node:fs/promises";
import { expect, test } from "#tests/browser/fixtures.ts";
import { chair, openList, panel } from "#tests/browser/shortlist/shortlist-page.ts";

test("the catalogue of a list is one file, named after the list, with a list in any script", async ({ page }) => {
  await openList(page, [{ ...panel, remark: "सभागार" }, chair], "Town hall / Jaipur");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Make my catalogue" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Town-hall-Jaipur.pdf");
  const file = await readFile(await download.path());
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  await expect(page.getByText("Your catalogue is ready")).toBeVisible();
  await expect(page.getByRole("button", { name: "Make my catalogue" })).toBeEnabled();
});

test("a data sheet that does not load is said in words, and the catalogue can be made again", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  await page.route("**/*-data-sheet.pdf", (route) => route.abort());
  await openList(page, [panel]);
  await page.getByRole("button", { name: "Make my catalogue" }).click();
  await expect(page.getByText("Your catalogue could not be made.")).toBeVisible();
  await page.unroute("**/*-data-sheet.pdf");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Make my catalogue" }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("My-catalogue.pdf");
});
