import type { Page } from "@playwright/test";

/** The categories as the specification orders and names them. */
export const categories = [
  { name: "Wall Panels", path: "/wallPanels" },
  { name: "Acoustic Ceilings", path: "/acousticCeilings" },
  { name: "Metal Ceilings", path: "/metalCeilings" },
  { name: "Seating Systems", path: "/seatingSystems" },
  { name: "Acoustic Doors", path: "/acousticDoors" },
  { name: "Stage Systems", path: "/stageSystems" },
];

export const header = (page: Page) => page.getByRole("banner");
export const productsButton = (page: Page) => header(page).getByRole("button", { name: "Products" });
