import type { Page } from "@playwright/test";

export const field = (page: Page) => page.getByRole("searchbox", { name: "Search the catalogue" });
export const results = (page: Page) => page.getByRole("region", { name: "Results" });
export const products = (page: Page) => results(page).getByRole("article");
export const count = (page: Page) => results(page).getByRole("status");
export const filters = (page: Page) => page.getByRole("complementary", { name: "Filters" });
export const group = (page: Page, name: string) => filters(page).getByRole("group", { name, exact: true });
export const chosen = (page: Page) => results(page).getByRole("list", { name: "Conditions" });
export const printed = (number: number) => (number === 1 ? "1 product" : `${number} products`);
