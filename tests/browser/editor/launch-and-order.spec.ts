import { expect } from "@playwright/test";
import { expectNoAxeMistakes, mistakes, useAxe } from "../axe.ts";
import { panel, test } from "./editor-test.ts";

test("the launch list links to a field and settles a sample, a listing is reordered, and the other parts say what they are for", async ({
  page,
  editor,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${editor.address}/#/`);
  const welcome = page.getByRole("heading", { name: "What would you like to change?" });
  await expect(welcome).toBeVisible();
  // On a phone it is above the list, and both are full-width.
  const [above, below] = [await welcome.boundingBox(), await page.getByRole("searchbox").boundingBox()];
  expect(above?.width).toBeGreaterThan(300);
  expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
  await expectNoAxeMistakes(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${editor.address}/#/launch`);
  await expect(page.getByRole("link", { name: "Start" })).toBeVisible();
  await page
    .locator("summary")
    .filter({ hasText: /^Company$/ })
    .first()
    .click();
  await page.getByRole("button", { name: /This is correct\s*: Name$/ }).click();
  await expect(page.getByRole("status").first()).toContainText("Saved. Company: Name");
  await expect(page.getByRole("link", { name: /^Next sample/ })).toHaveAttribute("href", /^#\/company\.yaml\?at=/);
  const company = editor.read("company.yaml");
  expect(company).toMatch(/^name: [^{]+$/m);
  await expectNoAxeMistakes(page);
  await page.getByRole("link", { name: /^Replace it\s*: Offices, Corporate office$/ }).click();
  await expect(page.getByRole("group", { name: "Corporate office" })).toBeFocused();

  await page.goto(`${editor.address}/#/launch`);
  await page
    .locator("summary")
    .filter({ hasText: /^Projects, west/ })
    .click();
  await page
    .getByRole("link", { name: /, row \d+$/ })
    .first()
    .click();
  await expect(page.getByRole("textbox", { name: /^Project, row \d+$/ }).and(page.locator(":focus"))).toBeVisible();

  await page.goto(`${editor.address}/#/order/wallPanels`);
  const up = page.getByRole("button", { name: "Move up: PET Panel" });
  await up.press("Enter");
  await up.press("Enter");
  await expect(page.locator("#announcements")).toHaveText("PET Panel is now at place 8 of 10.");
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole("tab", { name: "Preview" }).click();
  const cards = page.frameLocator("iframe").locator("article .product-card__name");
  await expect(cards.nth(7)).toHaveText("PET Panel");
  await page.getByRole("tab", { name: "List" }).click();
  await expectNoAxeMistakes(page);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("status")).toContainText(
    "Saved. Order in Acoustic Wall Panels: PET Panel moved to position 8",
  );
  expect(editor.read(panel)).toContain("order: 75\n");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("status")).toHaveText(
    /^This change was undone: Order in Acoustic Wall Panels: PET Panel/,
  );
  expect(editor.read(panel)).toContain("order: 100\n");
  await expect(page.getByRole("listitem").filter({ hasText: "PET Panel" }).last()).toContainText("10");

  await page.goto(`${editor.address}/#/publish`);
  await expect(page.getByText("The site is published on this computer.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Prepare a new version" })).toBeEnabled();
  await useAxe(page);
  expect(await mistakes(page)).toEqual([]);

  await page.goto(`${editor.address}/#/enquiries`);
  await expect(page.getByText("No enquiries were found on this computer.")).toBeVisible();
  await useAxe(page);
  expect(await mistakes(page)).toEqual([]);
});
