import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { expectNoAxeMistakes } from "../axe.ts";
import { panel, test } from "./editor-test.ts";

test("an owner copies a product with a photograph, adds it to the site, changes its address and deletes it", async ({
  page,
  editor,
}) => {
  test.setTimeout(240_000);
  const has = (path: string) => existsSync(join(editor.folder, "content/products/wallPanels", path));
  await page.goto(`${editor.address}/#/${panel}`);
  await page.getByRole("button", { name: "Copy", exact: true }).click();
  // The save bar does not cover the form.
  const isOnTop = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => page.getByRole("button", { name: "Create the copy" }).evaluate(isOnTop)).toBe(true);
  await expect(page.getByLabel("Name", { exact: true }).first()).toBeFocused();
  await page.keyboard.type("Felt Panel");
  await expect(page.getByLabel("Web address")).toHaveValue("feltPanel");
  await page.getByRole("button", { name: "Create the copy" }).click();

  await expect(page.getByRole("heading", { level: 1, name: "Felt Panel" })).toBeFocused();
  const publish = page.getByRole("button", { name: "Add it to the site" });
  await expect(page.getByText("3 texts now have the new name")).toBeVisible();
  await expectNoAxeMistakes(page);
  // Collapsed until it is opened.
  await page.getByRole("button", { name: "Sentence 1", exact: true }).click();
  await expect(page.getByLabel("Sentence 1", { exact: true })).toBeFocused();
  await expect(page.getByLabel("Sentence 1", { exact: true })).toHaveValue("A Felt Panel, {thickness} thick.");
  await expect(page.getByText("All required fields are filled in. You can add it to the site.")).toBeVisible();
  expect(has("feltPanel.yaml")).toBe(false);
  const photographs = page.getByRole("region", { name: "Photographs" });
  const banner = photographs.getByLabel("Add a photograph").first();
  await banner.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("<script>") });
  await expect(photographs.getByRole("alert")).toContainText("photo.jpg: This file is not a photograph");
  await page.getByLabel("Short name").fill("Wool");
  await banner.setInputFiles("imagery/masters/hotel-lobby-reception.webp");
  await photographs.getByLabel("Zoom").press("ArrowRight");
  await expect(photographs.getByRole("status")).toContainText("blurred");
  const alternative = photographs.getByLabel(/^What the photograph shows/);
  await page.getByRole("button", { name: "Save the draft" }).click();
  await expect(page.getByText("Draft saved.")).toBeVisible();
  await expect(alternative).toBeFocused();
  await expect(alternative).toHaveAccessibleDescription(/^Describe the picture/);
  await expectNoAxeMistakes(page);
  await publish.click();
  await expect(page.getByText("A photograph is not saved yet. Save it or cancel it first.")).toBeVisible();
  await page.getByLabel("Short name").fill("Felt");
  await alternative.fill("A hall with walls of felt.");
  await photographs.getByRole("button", { name: "Save this photograph" }).click();
  await expect(photographs.getByRole("status")).toContainText("Added to the draft: photograph for “Banner”.");
  await expect(photographs.getByRole("img", { name: "A hall with walls of felt." })).toBeVisible();
  await expect(page.getByLabel("Short name")).toHaveValue("Felt");
  // On a phone, the preview is in a separate tab.
  await page.getByRole("tab", { name: "Form" }).press("ArrowRight");
  await expect(page.getByRole("tab", { name: "Preview", selected: true })).toBeFocused();
  const shown = page.frameLocator("iframe").getByRole("img", { name: "A hall with walls of felt." }).first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const [frame, bar] = [await page.locator("iframe").boundingBox(), await page.locator(".save-bar").boundingBox()];
  expect(frame!.y + frame!.height).toBeLessThanOrEqual(bar!.y);
  await expectNoAxeMistakes(page);
  await page.getByRole("tab", { name: "Preview" }).press("ArrowLeft");

  await publish.click();
  await expect(page.getByText("Saved. Felt Panel: added")).toBeVisible();
  expect(has("feltPanel.yaml")).toBe(true);
  expect(editor.read("products/wallPanels/feltPanel.yaml")).toContain("shortName: Felt\n");
  expect(existsSync(join(editor.folder, "imagery/masters/felt-panel-hero.webp"))).toBe(true);
  await photographs.getByRole("button", { name: "Change the visible part" }).click();
  await photographs.getByLabel("Move up or down").press("PageUp");
  await photographs.getByRole("button", { name: "Save this part" }).click();
  await expect(photographs.getByRole("status")).toContainText("Felt Panel: visible part changed for “Banner”");

  await page.getByRole("button", { name: "Change web address" }).click();
  await page.getByLabel("Web address").fill("felt");
  await page.getByRole("button", { name: "Change the web address" }).click();
  await expect(page).toHaveURL(/#\/products\/wallPanels\/felt\.yaml$/);
  expect([has("feltPanel.yaml"), has("felt.yaml")]).toEqual([false, true]);

  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("button", { name: "Delete Felt Panel" }).click();
  await expect(page.getByText("Felt Panel: deleted", { exact: true })).toBeVisible();
  expect(has("felt.yaml")).toBe(false);
  expect(existsSync(join(editor.folder, "imagery/masters/felt-panel-hero.webp"))).toBe(false);
});
