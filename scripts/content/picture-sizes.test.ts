import { beforeAll, describe, expect, test } from "vitest";
import type { Catalogue } from "#content/catalogue.ts";
import { readPictureLibrary, smallerThan } from "./testing/picture-library.ts";

let catalogue: Catalogue;

beforeAll(async () => {
  ({ catalogue } = await readPictureLibrary());
});

describe("masters are large enough for where they are shown", () => {
  test("home page slides: 2000 px, their crops for narrow screens 1500 px", () => {
    const { slides } = catalogue.pages.home;
    const wide = slides.map(({ picture }) => picture);
    const narrow = slides.map(({ phonePicture }) => phonePicture);
    expect({ wide: smallerThan(2000, wide), narrow: smallerThan(1500, narrow) }).toEqual({ wide: [], narrow: [] });
  });

  test("categories, products with banners, and gallery: 1600 px", () => {
    const shown = [
      ...catalogue.categories.flatMap(({ picture, home }) => [picture, home.picture]),
      ...catalogue.products.flatMap(({ pictures: { banner, product } }) => [banner, product]),
      ...catalogue.gallery.map(({ picture }) => picture),
    ];
    expect(smallerThan(1600, shown)).toEqual([]);
  });

  test("a product's strip and its installed pictures: 1200 px", () => {
    const shown = catalogue.products.flatMap(({ pictures: { carousel, installed } }) => [...carousel, ...installed]);
    expect(smallerThan(1200, shown)).toEqual([]);
  });
});
