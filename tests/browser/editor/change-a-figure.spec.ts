import { expect, type Page } from "@playwright/test";
import { expectNoAxeMistakes } from "../axe.ts";
import { panel, test } from "./editor-test.ts";

test("an owner changes a figure, sees an error at the field, corrects and saves it, and undoes it", async ({
  page,
  editor,
}) => {
  test.setTimeout(120_000);
  const original = editor.read(panel);
  await page.goto(editor.address);
  await page.getByLabel("Find a product, page or text").fill("PET");
  await page.getByRole("link", { name: /^PET Panel \d+ samples/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "PET Panel" })).toBeFocused();

  const nrc = page.getByLabel("NRC", { exact: true });
  await expect(page.getByText("On the site: 0.75–0.85")).toBeVisible();
  await nrc.fill("good");
  await expect(nrc).toHaveAttribute("aria-invalid", "true");
  await expect(nrc).toHaveAccessibleDescription(
    /Write the NRC as a number or a range, such as 0\.90 or 0\.6-0\.83, not “good”\./,
  );
  const save = page.getByRole("button", { name: "Save" });
  await expect(save).toBeDisabled();
  await expectNoAxeMistakes(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await nrc.fill("NRC 0.8-0.9");
  await expect(page.getByRole("status")).toHaveText("NRC changed from “0.75-0.85” to “0.8-0.9”");
  await nrc.fill("0.8-0.9");
  await expect(page.getByText("On the site: 0.8–0.9")).toBeVisible();
  await expect(page.getByRole("status")).toHaveText("NRC changed from “0.75-0.85” to “0.8-0.9”");
  const preview = page.frameLocator("iframe");
  await expect(preview.getByText("0.8–0.9").first()).toBeVisible();
  expect(await preview.locator("script").count()).toBe(0);
  await save.click();
  await expect(page.getByRole("status")).toContainText("Saved.");
  expect(editor.read(panel)).toBe(original.replace('nrc: "0.75-0.85"', 'nrc: "0.8-0.9"'));

  await page.getByRole("button", { name: "Drawing" }).click();
  await page.getByLabel("Thickness in mm 1", { exact: true }).fill("31");
  await expect(page.getByRole("img", { name: /\b31\b/ })).toBeVisible();
  await page.getByRole("button", { name: "Discard", exact: true }).click();
  await expect(page.getByRole("status")).toHaveText("No changes.");

  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("button", { name: /^Undo\s*: PET Panel: NRC/ }).click();
  await expect(page.getByRole("status")).toContainText("This change was undone: PET Panel: NRC");
  expect(editor.read(panel)).toBe(original);
});

test("a concurrent change is not overwritten", async ({ browser, editor }) => {
  test.setTimeout(120_000);
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const [first, second] = [await contexts[0].newPage(), await contexts[1].newPage()];
  for (const page of [first, second]) {
    await editor.enter(page.context());
    await page.goto(`${editor.address}/#/${panel}`);
    await expect(page.getByLabel("Short name")).toHaveValue("PET");
  }
  const save = async (page: Page) => {
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("status")).toContainText("Saved.");
  };
  await first.getByLabel("Short name").fill("PET felt");
  await save(first);
  await second.getByLabel("Short name").fill("PET board");
  await second.getByRole("button", { name: "Save" }).click();
  await expect(second.getByRole("status")).toContainText("Short name changed from “PET” to “PET felt”");
  expect(editor.read(panel)).toContain("shortName: PET felt");
  await second.getByRole("button", { name: "Discard my changes and show the current version" }).click();
  await expect(second.getByLabel("Short name")).toHaveValue("PET felt");

  await second.getByLabel("Name", { exact: true }).fill("PET Felt Panel");
  await first.getByLabel("Short name").fill("Felt");
  await save(first);
  await second.getByRole("button", { name: "Save" }).click();
  await second.getByRole("button", { name: "Add my changes to theirs" }).click();
  await expect(second.getByLabel("Short name")).toHaveValue("Felt");
  await save(second);
  expect(editor.read(panel)).toMatch(/name: PET Felt Panel\nshortName: Felt\n/);
  await Promise.all(contexts.map((each) => each.close()));
});
