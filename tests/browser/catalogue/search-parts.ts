import type { Page } from "@playwright/test";

/** The button that opens the search, its dialog, and its field. */
export const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Search" });
export const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
export const field = (page: Page) => dialog(page).getByRole("combobox");
