import { expect, type Locator } from "@playwright/test";
import { expectNoAxeMistakes } from "../axe.ts";
import { panel, test } from "./editor-test.ts";

/** Pastes copied spreadsheet cells into an element. */
async function paste(element: Locator, copied: string) {
  await element.evaluate((target, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, copied);
}

test("an owner pastes sixty projects, replaces unknown words, saves them, and undoes that", async ({
  page,
  editor,
}) => {
  test.setTimeout(240_000);
  const table = () => editor.read("projects/west.csv");
  const before = table();
  await page.goto(`${editor.address}/#/projects`);
  await expect(page.getByRole("textbox", { name: "Project, row 1", exact: true })).toBeVisible();
  await page.route("**/projects/export.csv", (route) => route.abort());
  await page.getByRole("button", { name: "Export as CSV" }).click();
  await expect(page.getByRole("alert")).toContainText("The editor is not responding.");
  const halls = Array.from({ length: 60 }, (_, index) =>
    [
      `Hall ${index + 1}`,
      index === 2 ? "Barsi" : "Pune",
      "MH",
      "A client",
      index < 20 ? "Chapel" : "Hall",
      "Private",
    ].join("\t"),
  );
  await paste(
    page.getByRole("heading", { level: 1 }),
    ["Project\tCity\tState\tCustomer\tType of room\tSector\tRemarks\tS.No.", ...halls].join("\n"),
  );
  await expect(page.getByRole("heading", { name: "60 rows found" })).toBeFocused();
  await expect(page.getByText("This column will not be imported: Remarks. To import")).toBeVisible();
  await expectNoAxeMistakes(page);
  await page.getByRole("button", { name: "Add 60 rows to the table" }).click();
  await expect(page.getByText("Correct 20 cells", { exact: true })).toBeInViewport();
  await expect(page.getByText("“Chapel” is not in the list.").first()).toBeVisible();
  await expectNoAxeMistakes(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.getByRole("combobox", { name: "Replace “Chapel” with" }).selectOption("Hall");
  await page.getByRole("button", { name: "Replace in all 20 rows" }).click();
  await expect(page.getByText("Not saved yet: 60 added")).toBeVisible();
  expect(table()).toBe(before);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status").last()).toContainText("Saved. Projects: 60 added");
  expect(table()).toBe(
    before +
      halls
        .map(
          (_, index) => `Hall ${index + 1},"${index === 2 ? "Barsi" : "Pune"}, Maharashtra",A client,hall,private,no\n`,
        )
        .join(""),
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status").last()).toContainText("This change was undone: Projects: 60 added");
  expect(table()).toBe(before);
});

test("a copied column fills the cells below, and discarded or removed rows can be restored", async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.address}/#/projects`);
  const location = (row: number) => page.getByRole("textbox", { name: `Location, row ${row}`, exact: true });
  await paste(location(2), "Jaipur, rajasthan\r\nBhopal, MP\r\n");
  await expect(location(2)).toHaveValue("Jaipur, Rajasthan");
  await expect(location(3)).toHaveValue("Bhopal, Madhya Pradesh");
  await page.getByRole("button", { name: "Remove row 1", exact: true }).click();
  await expect(location(1)).toHaveValue("Jaipur, Rajasthan");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(location(2)).toHaveValue("Jaipur, Rajasthan");
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(location(2)).not.toHaveValue("Jaipur, Rajasthan");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(location(2)).toHaveValue("Jaipur, Rajasthan");
  await location(2).fill("Cuttack, Somewhere");
  await page.getByLabel("Replace “Cuttack, Somewhere” with").fill("Cuttack, Orissa");
  await page.getByRole("button", { name: "Replace", exact: true }).click();
  await expect(location(2)).toHaveValue("Cuttack, Odisha");
  // Without unsaved changes, the next test may leave the page.
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(page.getByText("No changes.")).toBeVisible();
});

test("an owner imports figures, sees changed and refused ones, and undoes the change", async ({ page, editor }) => {
  await page.goto(`${editor.address}/#/figures`);
  const figures = [
    "Product,Specification,Figure,Value",
    "wallPanels/petPanel,Performance,nrc,0.8-0.9",
    "PET Panel,Panel,Thickness,a lot",
  ].join("\n");
  const file = { name: "figures.csv", mimeType: "text/csv", buffer: Buffer.from(figures) };
  await page.getByLabel("Import a spreadsheet").setInputFiles(file);
  await expect(page.getByText("Row 2, PET Panel, Performance, NRC: “0.75-0.85” becomes “0.8-0.9”")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("Row 3, PET Panel, Panel, Thickness: ");
  await expect(page.getByRole("alert")).toContainText("You can import the others now.");
  await expectNoAxeMistakes(page);
  expect(editor.read(panel)).toContain('nrc: "0.75-0.85"');
  await page.getByRole("button", { name: "Change 1 figure" }).click();
  await expect(page.getByText("Saved. PET Panel: NRC changed from “0.75-0.85” to “0.8-0.9”")).toBeVisible();
  expect(editor.read(panel)).toContain('nrc: "0.8-0.9"');
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(
    page.getByText("This change was undone: PET Panel: NRC changed from “0.75-0.85” to “0.8-0.9”"),
  ).toBeVisible();
  expect(editor.read(panel)).toContain('nrc: "0.75-0.85"');
});
