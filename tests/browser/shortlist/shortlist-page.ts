import type { Locator, Page } from "@playwright/test";
import { expect, open, storeOnce } from "#tests/browser/fixtures.ts";

export interface Item {
  productId: string;
  finish?: string;
  pattern?: string;
  thickness?: string;
  size?: string;
  edge?: string;
  amount?: { value: number; unit: "pieces" | "m2" | "ft2" };
  remark?: string;
}

export const panel: Item = {
  productId: "wallPanels/perforatedPanel",
  finish: "Natural Teak",
  pattern: "D6/15",
  size: "600 × 1200 mm",
  amount: { value: 120.5, unit: "m2" },
};
export const chair: Item = { productId: "seatingSystems/abt01", amount: { value: 220, unit: "pieces" } };
export const tile: Item = { productId: "acousticCeilings/calciLite" };
export const names = { panel: "Perforated Acoustic Panel", chair: "ABT-01", tile: "CalciLite Ceiling Tile" };

/** Stores a list in the browser before the page opens, once: later changes by the page are kept. */
export async function keep(page: Page, items: Item[], name = ""): Promise<void> {
  await storeOnce(page, "shortlist", { name, items });
}

export async function openList(page: Page, items: Item[], name?: string): Promise<void> {
  await keep(page, items, name);
  await open(page, "/shortlist");
}

/**
 * The list in storage after a change. The list's code loads at the first interaction, so a change may be stored
 * after its click.
 */
export async function expectKept(page: Page, items: Item[] | null, name?: string): Promise<void> {
  await expect.poll(async () => (await kept(page))?.items ?? null).toEqual(items);
  if (name !== undefined) expect((await kept(page))?.name).toBe(name);
}

function kept(page: Page): Promise<{ name: string; items: Item[] } | null> {
  return page.evaluate(() => {
    try {
      return JSON.parse(localStorage.getItem("shortlist") ?? "null");
    } catch {
      // The list that a test has stored and the page has not replaced yet.
      return null;
    }
  });
}

export const rows = (page: Page): Locator => page.getByRole("article");
export const row = (page: Page, name: string): Locator => page.getByRole("article", { name, exact: true });

/** The names of the list's products in order. */
export async function expectOrder(page: Page, expected: string[]): Promise<void> {
  await expect(rows(page).getByRole("heading", { level: 2 })).toHaveText(expected);
}

/** The copied link of the current list. */
export async function copiedLink(page: Page): Promise<string> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByText("Link copied.")).toBeVisible();
  return page.evaluate(() => navigator.clipboard.readText());
}
