import { readFile } from "node:fs/promises";
import { sitePages } from "#content/page-registry.ts";
import { expect, open, test } from "#tests/browser/fixtures.ts";

const { path } = sitePages.seats;
const result = "Seats";

test("a buyer plans 400 seats, puts the chairs on the shortlist, saves the plan and asks for them", async ({
  page,
}) => {
  await open(page, "/seatingSystems");
  await page.getByRole("main").getByRole("link", { name: "Plan the seats of a hall" }).click();
  await page.getByRole("textbox", { name: "Seats", exact: true }).fill("390");
  await page.getByRole("radio", { name: "Fan" }).check();
  await expect(page).toHaveURL(/shape=fan.*seats=390/);
  const planned = page.getByRole("region", { name: result });
  await expect(planned).toContainText("390 seats in");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download the plan as DXF" }).click();
  expect((await saved).suggestedFilename()).toBe("seats-390.dxf");
  expect(await readFile(await (await saved).path(), "utf8")).toContain("CHAIR-BACKS");
  await page.getByRole("button", { name: "Add ABPB - 11, 390 to shortlist" }).click();
  await expect(page.getByText("added to your shortlist")).toBeVisible();
  await page.getByRole("link", { name: "Send as an enquiry" }).click();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/^Seats of a hall: 390\nChair: ABPB - 11/);
  await page.goto(sitePages.shortlist.path);
  await expect(page.getByLabel("Quantity")).toHaveValue("390");
});

test("a chair's page links to a hall with it, which can be opened in the room calculator", async ({ page }) => {
  await open(page, "/seatingSystems/abt01");
  await page.getByRole("link", { name: "Plan the seats of a hall" }).click();
  await expect(page.getByLabel("Chair", { exact: true })).toHaveValue("seatingSystems/abt01");
  await page.getByRole("radio", { name: "The size of the hall" }).check();
  await page.getByRole("textbox", { name: "Rows", exact: true }).fill("9");
  await expect(page).toHaveURL(/rows=9/);
  const total = /(\d+) seats/.exec((await page.getByRole("region", { name: result }).textContent()) ?? "")![1]!;
  await page.getByRole("link", { name: "Calculate this hall’s reverberation" }).click();
  await expect(page.getByLabel("People seated")).toHaveValue(total);
  await expect(page.getByRole("region", { name: "Figures" })).toBeVisible();
});

for (const [hall, search] of [
  ["a number of seats", ""],
  ["a fan", "?shape=fan&seats=1200"],
  ["a deep hall of known size", "?width=14&depth=60&rows=40"],
])
  test(`the printed plan of ${hall} fits on one sheet with the figures, the drawing and a schedule`, async ({
    page,
  }) => {
    await open(page, `${path}${search}`);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Seats of a hall", { exact: true })).toBeVisible();
    await expect(page.getByRole("img", { name: /^A .*hall/ })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Delivery" })).toBeVisible();
    await expect(page.getByRole("form", { name: "Hall" })).toBeHidden();
    const pages = (await page.pdf({ preferCSSPageSize: true })).toString("latin1").match(/\/Type\s*\/Page\b/g);
    expect(pages).toHaveLength(1);
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form calculates the hall for a number of seats, or the seats of a hall, and draws the plan", async ({
    page,
  }) => {
    await page.goto(path);
    await page.getByRole("textbox", { name: "Seats", exact: true }).fill("120");
    await page.getByRole("radio", { name: "Fan" }).check();
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page.getByRole("img", { name: /^A fan-shaped hall .* with 120 seats/ })).toBeVisible();
    await page.getByRole("radio", { name: "Rectangle" }).check();
    await page.getByRole("radio", { name: "The size of the hall" }).check();
    await page.getByRole("textbox", { name: "Depth" }).fill("18");
    await page.getByRole("textbox", { name: "Rows", exact: true }).fill("7");
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page.getByRole("textbox", { name: "Rows", exact: true })).toHaveValue("7");
    await expect(page.getByRole("img", { name: /7 rows of/ })).toBeVisible();
    await expect(page.getByRole("region", { name: result })).toContainText("All 7 rows fit.");
  });

  test("the size of the hall starts from the hall for a number of seats", async ({ page }) => {
    await page.goto(`${path}?seats=416`);
    const drawing = page.getByRole("img", { name: /^A hall .* with 416 seats/ });
    const hall = await drawing.getAttribute("aria-label");
    await page.getByRole("radio", { name: "The size of the hall" }).check();
    await page.getByRole("button", { name: "Calculate" }).click();
    await expect(page).toHaveURL(/by=hall/);
    await expect(drawing).toHaveAttribute("aria-label", hall!);
  });
});
