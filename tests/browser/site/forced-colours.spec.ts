import type { ElementHandle, Page } from "@playwright/test";
import { expect, open, test } from "#tests/browser/fixtures.ts";
import { addressOf, ids } from "#tests/browser/compare/compare-page.ts";

const search = async (page: Page) => {
  await page.keyboard.press("/");
  await page.getByRole("dialog").getByRole("combobox").fill("panel");
  await expect(page.getByRole("option").first()).toBeVisible();
};

/** The pages that have between them every kind of control with two states. */
const pages: { path: string; width?: number; show?: (page: Page) => Promise<unknown> }[] = [
  { path: "/" },
  { path: "/about", width: 390, show: (page) => page.getByRole("button", { name: "Menu" }).click() },
  { path: "/wallPanels/perforatedPanel" },
  {
    path: "/wallPanels/perforatedPanel",
    show: (page) =>
      page
        .getByRole("button", { name: /shortlist/i })
        .first()
        .click(),
  },
  { path: "/stageSystems" },
  { path: "/product" },
  { path: "/product", show: search },
  { path: "/projects" },
  {
    path: addressOf(ids.pet, ids.stoff),
    show: async (page) => {
      await page.getByRole("combobox", { name: "Add a product" }).fill("panel");
      await expect(page.getByRole("option").first()).toBeVisible();
    },
  },
  { path: "/room" },
  { path: "/contact" },
];

const controls = [
  "a[aria-current]",
  "button[aria-current]",
  "[role][aria-current]",
  "[aria-selected]",
  "[aria-pressed]",
  "input:is([type=checkbox], [type=radio])",
].join();

/** One visible control of each kind, with the part of the page that shows its state. */
async function controlsOn(page: Page, known: Set<string>): Promise<[string, ElementHandle<HTMLElement>][]> {
  const found: [string, ElementHandle<HTMLElement>][] = [];
  for (const control of await page.locator(`:is(${controls}):visible`).elementHandles()) {
    const element = control as ElementHandle<HTMLElement>;
    const kind = await element.evaluate((each) => {
      const style = each.className || each.closest("[class]:not(body)")?.className || "";
      return `${each.localName}.${typeof style === "string" ? style : each.parentElement?.getAttribute("class")}`;
    });
    if (known.has(kind)) continue;
    known.add(kind);
    found.push([kind, element]);
  }
  return found;
}

/** A picture of the control with its label, and of a few pixels around it. */
async function picture(page: Page, control: ElementHandle<HTMLElement>): Promise<string> {
  const clip = await control.evaluate((each) => {
    const part = (each as HTMLInputElement).labels?.[0] ?? each;
    const { x, y, width, height } = part.getBoundingClientRect();
    return { x: Math.max(0, x - 4), y: Math.max(0, y - 4), width: width + 8, height: height + 8 };
  });
  return (await page.screenshot({ clip, animations: "disabled" })).toString("base64");
}

function setState(control: ElementHandle<HTMLElement>, on: boolean): Promise<void> {
  return control.evaluate((each, isOn) => {
    if (each instanceof HTMLInputElement) each.checked = isOn;
    for (const name of ["aria-selected", "aria-pressed"])
      if (each.hasAttribute(name)) each.setAttribute(name, String(isOn));
    if (
      each.matches("a, button, [role]") &&
      !(each instanceof HTMLInputElement) &&
      !each.matches("[aria-selected], [aria-pressed]")
    ) {
      if (isOn) each.setAttribute("aria-current", "true");
      else each.removeAttribute("aria-current");
    }
  }, on);
}

test("in forced colours, what is chosen, on or current looks different from what is not", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
  const known = new Set<string>();
  const alike: string[] = [];
  for (const { path, width = 1440, show } of pages) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, path);
    await show?.(page);
    for (const [kind, control] of await controlsOn(page, known)) {
      await control.scrollIntoViewIfNeeded();
      await page.mouse.move(1, 1);
      await setState(control, true);
      const on = await picture(page, control);
      await setState(control, false);
      if ((await picture(page, control)) === on) alike.push(`${path}: ${kind}`);
    }
  }
  expect(known.size).toBeGreaterThan(17);
  expect(alike).toEqual([]);
});
