import { expect, type Locator } from "@playwright/test";
import { expectNoAxeMistakes } from "../axe.ts";
import { panel, test } from "./editor-test.ts";

/** Pastes into an element what a spreadsheet has copied. */
async function paste(element: Locator, copied: string) {
  await element.evaluate((target, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, copied);
}

test("an owner pastes sixty projects from a spreadsheet, corrects a cell and saves them, and brings figures in", async ({
  page,
  editor,
}) => {
  test.setTimeout(240_000);
  const table = () => editor.read("projects/west.csv");
  const before = table();
  const kindsBefore = editor.read("pages/projects.yaml");
  await page.goto(`${editor.address}/#/projects`);
  await expect(page.getByRole("heading", { level: 1, name: "Projects" })).toBeFocused();
  await expect(page.getByRole("textbox", { name: "Project, row 1", exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.route("**/projects/export.csv", (route) => route.abort());
  await page.getByRole("button", { name: "Export as CSV" }).click();
  await expect(page.getByRole("alert")).toContainText("The editor does not answer.");
  const sectorOf = (index: number) => (index < 20 ? "State Government" : "Private client");
  const placeOf = (index: number) => ["Pune", "Barsi"][index - 2] ?? "Pune, Maharashtra";
  const halls = Array.from({ length: 60 }, (_, index) =>
    [`Hall ${index + 1}`, placeOf(index), "A client", index === 5 ? "Church" : "Hall", sectorOf(index)].join("\t"),
  );
  const copied = ["Project\tCity, State\tCustomer\tType of room\tSector", ...halls].join("\n");
  await paste(page.getByRole("heading", { level: 1 }), copied);
  await expect(page.getByRole("heading", { name: "60 rows to take" })).toBeFocused();
  await page
    .getByRole("combobox", { name: "Kind of client: “State Government” – 20 rows" })
    .selectOption("Public works department");
  const church = page.getByRole("combobox", { name: "Room: “Church” – 1 row" });
  await church.selectOption("Add “Church” to the list");
  await expect(church).toHaveValue("church");
  // After the other kinds of room, and nothing else is changed.
  expect(editor.read("pages/projects.yaml")).toBe(
    kindsBefore.replace("\n\nclientTypes:", "\n  church: Church\n\nclientTypes:"),
  );
  await expect(page.getByText("In one row the state is added to a town: “Pune”")).toBeVisible();
  await expectNoAxeMistakes(page);
  await expect(page.getByRole("button", { name: "Put 60 rows in place of 26" })).toBeVisible();
  await page.getByRole("combobox", { name: "Where the rows go" }).selectOption("after the projects that are there");
  await page.getByRole("button", { name: "Put 60 rows into the table" }).click();
  // The new rows are together, marked, and in view.
  const first = page.getByRole("textbox", { name: /^Project, row/ }).and(page.locator(":focus"));
  await expect(first).toHaveValue("Hall 1");
  await expect(first).toBeInViewport();
  await expect(page.getByRole("rowheader", { name: /New$/ })).toHaveCount(60);
  await page.getByRole("button", { name: /^Row \d+, Location/ }).click();
  const cell = page.getByRole("textbox", { name: /^Location, row/ }).and(page.locator(":focus"));
  await expect(cell).toHaveAccessibleDescription(
    /End the location with a comma and its state, such as .*, not “Barsi”\./,
  );
  // It is selected, so that what is typed takes its place.
  await cell.pressSequentially("Pune, Maharashtra");
  await expect(cell).toHaveValue("Pune, Maharashtra");
  await expect(page.getByRole("status").last()).toHaveText("Not saved yet: 60 added");
  expect(table()).toBe(before);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").last()).toContainText("Saved. Projects: 60 added");
  // They stay where they are seen, and are new no more.
  await expect(page.getByRole("rowheader", { name: /New$/ })).toHaveCount(0);
  await expect(page.getByRole("textbox", { name: /^Project, row/ }).last()).toHaveValue("Hall 60");
  expect(table()).toBe(
    before +
      halls
        .map((_, index) => {
          const kind = index < 20 ? "public-works" : "private";
          return `Hall ${index + 1},"Pune, Maharashtra",A client,${index === 5 ? "church" : "hall"},${kind},no\n`;
        })
        .join(""),
  );
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByRole("status").last()).toContainText("Taken back: Projects: 60 added");
  expect(table()).toBe(before);
  // A copied column goes into the fields from the one that has the focus on.
  await paste(
    page.getByRole("textbox", { name: "Location, row 2", exact: true }),
    "Jaipur, Rajasthan\r\nBhopal, MP\r\n",
  );
  await expect(page.getByRole("textbox", { name: "Location, row 2", exact: true })).toHaveValue("Jaipur, Rajasthan");
  await expect(page.getByRole("textbox", { name: "Location, row 3", exact: true })).toHaveValue(
    "Bhopal, Madhya Pradesh",
  );
  await expect(page.getByText("Location was filled in rows 2 to 3.")).toBeVisible();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(page.getByText("Nothing is changed.")).toBeVisible();
  await expect(page.getByText("Location was filled in rows 2 to 3.")).toBeHidden();
  // Nothing that was typed is left, so the way to another screen asks nothing.
  await expect(page.getByRole("textbox", { name: "Location, row 2", exact: true })).not.toHaveValue(
    "Jaipur, Rajasthan",
  );
  await expect(page.getByRole("button", { name: "Discard", exact: true })).toBeDisabled();

  await page.goto(`${editor.address}/#/figures`);
  const figures = "Product,Card,Figure,Value\nwallPanels/petPanel,Performance,nrc,0.8-0.9\n";
  const file = { name: "figures.csv", mimeType: "text/csv", buffer: Buffer.from(figures) };
  await page.getByLabel("Bring a spreadsheet in").setInputFiles(file);
  await expect(page.getByRole("cell", { name: "0.75-0.85" })).toBeVisible();
  await expectNoAxeMistakes(page);
  expect(editor.read(panel)).toContain('nrc: "0.75-0.85"');
  await page.getByRole("button", { name: "Change 1 figure" }).click();
  await expect(page.getByText("Saved. 1 figure of 1 product from a table")).toBeVisible();
  expect(editor.read(panel)).toContain('nrc: "0.8-0.9"');
  await page.getByRole("button", { name: "Take it back" }).click();
  await expect(page.getByText("Taken back: 1 figure of 1 product from a table")).toBeVisible();
  expect(editor.read(panel)).toContain('nrc: "0.75-0.85"');
});
