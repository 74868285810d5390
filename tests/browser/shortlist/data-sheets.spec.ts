import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { expect, test } from "#tests/browser/fixtures.ts";
import { chair, openList, panel } from "#tests/browser/shortlist/shortlist-page.ts";

const label = "Download the data sheets as ZIP";

test("the data sheets of a list are one ZIP file, named after the list, each the same as on its product page", async ({
  page,
  request,
}) => {
  await openList(page, [panel, chair], "Town hall / Jaipur");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: label }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("Town-hall-Jaipur.zip");
  const files = unzipSync(await readFile(await download.path()));
  const named = [panel, chair].map(({ productId }) => `${productId.replace("/", "-")}-data-sheet.pdf`);
  expect(Object.keys(files)).toEqual(["list.txt", ...named]);
  const sheet = await request.get(`/documents/${panel.productId}-data-sheet.pdf`);
  expect(Buffer.from(files[named[0]!]!).equals(await sheet.body())).toBe(true);
  await expect(page.getByText("The data sheets are ready")).toBeVisible();
});

test("a data sheet that does not load is reported, and the download can be retried", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  await page.route("**/*-data-sheet.pdf", (route) => route.abort());
  await openList(page, [panel]);
  await page.getByRole("button", { name: label }).click();
  await expect(page.getByText("The data sheets could not be downloaded.")).toBeVisible();
  await page.unroute("**/*-data-sheet.pdf");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: label }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("shortlist.zip");
});
