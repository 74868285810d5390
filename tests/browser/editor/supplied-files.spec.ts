import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { expectNoAxeMistakes } from "../axe.ts";
import { panel, test } from "./editor-test.ts";

const pdf = (text: string) => ({ name: "ISO 354 Report.pdf", mimeType: "application/pdf", buffer: Buffer.from(text) });

test("a test report is added to a product, replaced by a newer one and removed, each time with its file", async ({
  page,
  editor,
}) => {
  const inFolder = (name: string) => join(editor.folder, "content/files/wallPanels/petPanel", name);
  await page.goto(`${editor.address}/#/${panel}`);
  const documents = page.getByRole("region", { name: "Downloads" });
  await documents.getByLabel("Add a file").setInputFiles(pdf("%PDF-1.7 one"));
  const form = documents.getByRole("form", { name: "ISO 354 Report.pdf" });
  await expect(form).toBeFocused();
  await expect(form.getByLabel("Name on the page")).toHaveValue("ISO 354 Report");
  await form.getByRole("button", { name: "Add the file" }).click();
  await expect(form.getByLabel(/^Date/)).toBeFocused();
  await expect(form.getByText(/date on the document/)).toBeVisible();
  await expectNoAxeMistakes(page);
  await form.getByLabel("Name on the page").fill("Sound absorption, ISO 354");
  await form.getByLabel(/^Date/).fill("2026-03-31");
  await form.getByRole("button", { name: "Add the file" }).click();
  await expect(documents.getByRole("status")).toContainText("“Sound absorption, ISO 354” added");
  await expect(documents.getByRole("listitem")).toContainText("Test report, 2026-03-31, iso-354-report.pdf");
  expect(readFileSync(inFolder("iso-354-report.pdf"), "utf8")).toBe("%PDF-1.7 one");

  await documents.getByLabel("Replace with a newer version").setInputFiles(pdf("%PDF-1.7 two"));
  await expect(documents.getByLabel("Name on the page")).toHaveValue("Sound absorption, ISO 354");
  await documents.getByLabel(/^Date/).fill("2026-11-02");
  await documents.getByRole("button", { name: "Replace the file" }).click();
  await expect(documents.getByRole("listitem")).toContainText("2026-11-02");
  expect(readFileSync(inFolder("iso-354-report.pdf"), "utf8")).toBe("%PDF-1.7 two");

  await page.getByRole("button", { name: "Downloads: names and dates" }).click();
  await page
    .getByRole("region", { name: "Downloads: names and dates" })
    .getByRole("button", { name: /^Remove/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(documents.getByRole("listitem")).toHaveCount(0);
  expect(existsSync(inFolder("iso-354-report.pdf"))).toBe(false);
  expect(editor.read(panel)).not.toContain("iso-354-report");
});

test("a file that does not match its extension is refused with an explanation, and the product's form is unchanged", async ({
  page,
  editor,
}) => {
  await page.goto(`${editor.address}/#/${panel}`);
  const documents = page.getByRole("region", { name: "Downloads" });
  await documents.getByLabel("Add a file").setInputFiles(pdf("<html>"));
  await expect(documents.getByRole("alert")).toContainText("ISO 354 Report.pdf: This is not a valid PDF file");
  await documents.getByLabel("Add a file").setInputFiles({ ...pdf("MZ"), name: "setup.exe" });
  await expect(documents.getByRole("alert")).toContainText("setup.exe: Choose a PDF");
  await expect(documents.getByRole("form")).toHaveCount(0);
});
