import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { manifestPath, readPictureManifest } from "#imagery/manifest.ts";
import { avifBudgetBytes, fileEndings } from "#imagery/settings.ts";
import { smallPictures } from "./small-pictures.ts";
import { picturesIn, readPictureLibrary, type PictureLibrary } from "./testing/picture-library.ts";

let library: PictureLibrary;

beforeAll(async () => {
  library = await readPictureLibrary();
});

describe("the picture library", () => {
  test("every picture in the content has a master, and every master has an entry", () => {
    const { catalogue, masters } = library;
    expect([...catalogue.pictures.keys()].toSorted()).toEqual(masters.map(({ id }) => id).toSorted());
  });

  test("every master is shown somewhere", () => {
    const { pictures, ...shown } = library.catalogue;
    const used = picturesIn(shown);
    expect([...pictures.keys()].filter((id) => !used.has(id))).toEqual([]);
  });

  test("no two products have the same first picture", () => {
    const first = library.catalogue.products.flatMap(({ id, pictures: { product, banner, carousel } }) => {
      const picture = product ?? banner ?? carousel[0];
      return picture ? [{ id, picture: picture.id }] : [];
    });
    const shared = first.filter(({ picture }, at) => first.findIndex((other) => other.picture === picture) < at);
    expect(shared).toEqual([]);
  });

  test("every picture is large enough for the places that show it", () => {
    expect(smallPictures("content", library.manifest)).toEqual([]);
  });
});

describe.runIf(existsSync(manifestPath(".")))("what visitors download, if built", () => {
  test("no AVIF variant exceeds the budget of its width", () => {
    const built = readPictureManifest();
    const heavy = library.masters.flatMap(({ id, kind }) => {
      const entry = built[id];
      return (entry?.widths.avif ?? [])
        .map((widthPx) => ({ widthPx, file: `${id}-${widthPx}.${entry!.version}.${fileEndings.avif}` }))
        .filter(({ widthPx, file }) => {
          return statSync(join("generated", "public", "pictures", file)).size > avifBudgetBytes(kind, widthPx);
        });
    });
    expect(heavy).toEqual([]);
  });
});
