import type { Locator, Page } from "@playwright/test";
import { expect, open, storeOnce } from "#tests/browser/fixtures.ts";

export const ids = {
  pet: "wallPanels/petPanel",
  stoff: "wallPanels/stoffPanel",
  slit: "wallPanels/slitPanel",
  cell: "metalCeilings/openCellCeiling",
};
export const names = {
  pet: "PET Panel",
  stoff: "Fabril Stoff Panel",
  slit: "Wooden Slit Acoustic Panel",
  cell: "Open Cell Ceiling",
};
export const all = [ids.pet, ids.stoff, ids.slit, ids.cell];

export const addressOf = (...items: string[]) => `/compare?items=${items.join(",")}`;

/** Opens a comparison and waits until it is interactive, which happens at the first interaction. */
export async function compare(page: Page, ...items: string[]): Promise<void> {
  await open(page, addressOf(...items));
  await touch(page);
  await expect(page.getByRole("button", { name: /^Add to shortlist/ })).toHaveCount(Math.min(items.length, 4));
}

/** The first interaction with a page. */
export async function touch(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
}

export const table = (page: Page): Locator => page.getByRole("table", { name: "Products and their figures" });
export const columns = (page: Page): Locator => page.locator(".comparison__names").getByRole("link");

/** The cells in the row of a quantity. */
export const row = (page: Page, quantity: string): Locator =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: quantity, exact: true }) });

/** Stores a comparison in the browser before the page opens, once: later changes by the page are kept. */
export async function keep(page: Page, ...items: string[]): Promise<void> {
  await storeOnce(page, "comparison", items);
}

export const kept = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("comparison") ?? "null"));
