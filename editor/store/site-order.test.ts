import { expect, test } from "vitest";
import { inSiteOrder } from "./site-order.ts";

const file = (path: string, order?: number, title = path) => ({ path, title, order });

test("pages, categories and products are in site order, and other files come last", () => {
  const files = [
    file("categories/doors.yaml", 1),
    file("categories/ceilings.yaml", 2),
    file("company.yaml"),
    file("gallery.yaml"),
    file("pages/about.yaml"),
    file("pages/contact.yaml"),
    file("pages/home.yaml"),
    file("products/ceilings/baffle.yaml"),
    file("products/ceilings/tile.yaml", 10),
    file("products/doors/steel.yaml", 20),
    file("products/doors/timber.yaml", 10),
    file("products/doors/attic.yaml", undefined, "Zinc door"),
    file("products/unknown/one.yaml"),
  ];
  const paths = inSiteOrder(files).map(({ path }) => path);
  expect(paths.filter((path) => path.startsWith("pages/"))).toEqual([
    "pages/home.yaml",
    "pages/about.yaml",
    "pages/contact.yaml",
  ]);
  expect(paths.filter((path) => path.startsWith("categories/"))).toEqual([
    "categories/doors.yaml",
    "categories/ceilings.yaml",
  ]);
  expect(paths.filter((path) => path.startsWith("products/"))).toEqual([
    "products/doors/timber.yaml",
    "products/doors/steel.yaml",
    "products/doors/attic.yaml",
    "products/ceilings/tile.yaml",
    "products/ceilings/baffle.yaml",
    "products/unknown/one.yaml",
  ]);
  expect(paths.toSorted()).toEqual(files.map(({ path }) => path).toSorted());
});
