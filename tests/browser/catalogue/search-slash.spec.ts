import { expect, open, test } from "../fixtures.ts";
import { button, dialog, field } from "./search-parts.ts";

test("the slash can be switched off permanently, and Control K still works", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("/");
  const slash = dialog(page).getByRole("checkbox", { name: /Open search with the \/ key/ });
  await slash.uncheck();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(button(page)).toHaveAttribute("aria-keyshortcuts", "Control+K");
  await page.keyboard.press("/");
  await expect(dialog(page)).toBeHidden();
  await open(page, "/projects");
  await page.keyboard.press("/");
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(slash).not.toBeChecked();
  await slash.check();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
});

test("a slash opens the search again before the browser has reported that it was closed", async ({ page }) => {
  await open(page, "/about");
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await dialog(page).evaluate((element: HTMLDialogElement) => {
    element.close();
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "/", bubbles: true, cancelable: true }));
  });
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});

test("a slash typed into a field does not open the search", async ({ page }) => {
  await open(page, "/contact");
  const message = page.getByRole("textbox", { name: /Message/i });
  await message.focus();
  await page.keyboard.type("600/1200");
  await page.keyboard.press("Control+k");
  await expect(message).toHaveValue("600/1200");
  await expect(dialog(page)).toBeHidden();
});
