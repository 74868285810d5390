import type { Page } from "@playwright/test";
import { catalogue } from "#content/catalogue.ts";

/** The categories by their names in the menu, in order. */
export const categories = catalogue().categories.map(({ menuLabel, path }) => ({ name: menuLabel, path }));

export const header = (page: Page) => page.getByRole("banner");
export const productsButton = (page: Page) => header(page).getByRole("button", { name: "Products" });
