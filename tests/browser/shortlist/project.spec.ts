import { readFile } from "node:fs/promises";
import { unzipSync } from "fflate";
import { extractText } from "unpdf";
import { expectNoAxeMistakes } from "#tests/browser/axe.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";
import { chair, copiedLink, names, openList, panel } from "#tests/browser/shortlist/shortlist-page.ts";

const button = "Download as ZIP";

test("a project is described, passed on by link and message, and downloaded with its documents and figures", async ({
  page,
  request,
  browser,
}) => {
  await openList(page, [panel, chair], "Town hall / Jaipur");
  await page.getByLabel("Place").fill("Rajasthan");
  await page.getByLabel("Note").fill("Stage 2");
  await expectNoAxeMistakes(page);
  const link = await copiedLink(page);
  const message = await page.getByRole("link", { name: "Share by WhatsApp" }).getAttribute("href");
  const { origin, pathname, searchParams } = new URL(message ?? "");
  expect(origin + pathname).toBe("https://wa.me/");
  const text = searchParams.get("text") ?? "";
  expect(text).toMatch(
    /^Town hall \/ Jaipur, Rajasthan:\nStage 2\n\n1\. .*120\.5 m²\nNRC\u00A0.*\n2\. ABT-01: 220 pieces\n/,
  );
  expect(text.endsWith(`\n\n${link}`)).toBe(true);

  const control = page.getByRole("button", { name: button });
  await expect(control).toHaveAccessibleDescription(
    /^2 data sheets, \d+ drawings \(.*\), 4 specification texts.*\d\s[kM]B\.$/,
  );
  const [download] = await Promise.all([page.waitForEvent("download"), control.click()]);
  expect(download.suggestedFilename()).toBe("Town-hall-Jaipur.zip");
  const bytes = await readFile(await download.path());
  const files = unzipSync(bytes);
  for (const { productId } of [panel, chair]) {
    const name = `${productId.replace("/", "-")}-data-sheet.pdf`;
    const sheet = await request.get(`/documents/${productId}-data-sheet.pdf`);
    expect(Buffer.from(files[`Data sheets/${name}`]!).equals(await sheet.body())).toBe(true);
  }
  const schedule = new TextDecoder().decode(files["schedule.csv"]);
  for (const words of [names.panel, ",Figure: NRC,", "0.6–0.83", "Figure: Warranty", " × "])
    expect(schedule).toContain(words);
  const [list] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as CSV" }).click(),
  ]);
  expect(await readFile(await list.path(), "utf8")).toBe(`\uFEFF${schedule.replace("\uFEFF", "")}`);
  const pdf = await extractText(files["schedule.pdf"]!.slice(), { mergePages: true });
  const printed = pdf.text.replaceAll(/\s+/g, " ");
  for (const words of [
    "Town hall / Jaipur, Rajasthan",
    "Stage 2",
    names.panel,
    "NRC 0.6–0.83",
    "120.5 m²",
    "220 pieces",
  ])
    expect(printed).toContain(words);
  const counts = (await control.getAttribute("aria-describedby")) ?? "";
  const promised = (await page.locator(`[id="${counts}"]`).textContent())?.match(/\d+(?= (data|draw|spec))/g) ?? [];
  expect(Object.keys(files)).toHaveLength(promised.reduce((sum, count) => sum + Number(count), 3));
  await expect(page.getByText("The project is ready")).toBeVisible();

  const colleague = await (await browser.newContext()).newPage();
  await open(colleague, link);
  await expect(
    colleague.getByRole("heading", { name: "A list was shared with you: Town hall / Jaipur, Rajasthan" }),
  ).toBeFocused();
  await expect(colleague.getByRole("main")).toContainText("Stage 2");
  await expect(colleague.getByRole("button", { name: button })).toBeVisible();
  await colleague.context().close();
});

test("a project is downloaded without a file that does not load, which is named; without any it can be retried", async ({
  page,
  allowConsoleError,
}) => {
  allowConsoleError(/Failed to load resource/);
  await page.route("**/documents/**", (route) => route.abort());
  await openList(page, [panel]);
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByText("The project could not be downloaded.")).toBeVisible();
  await page.unroute("**/documents/**");
  await page.route("**/*-data-sheet.pdf", (route) => route.abort());
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  await expect(page.getByText("1 part could not be loaded. list.txt names what is missing")).toBeVisible();
  const files = unzipSync(await readFile(await download.path()));
  expect(new TextDecoder().decode(files["list.txt"])).toContain(
    "Data sheets/wallPanels-perforatedPanel-data-sheet.pdf",
  );
});
