import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { awkwardNames, listOf, manyCount } from "#app/testing/awkward-texts.ts";
import { picture } from "#app/testing/content.ts";
import { layoutFaultsOnScreens } from "#app/testing/layout-faults.ts";
import { renderPart, setScreen } from "#app/testing/render-part.tsx";
import Gallery from "./gallery.island.tsx";

function gallery(count: number, { name = "Town hall", location = "Pune", visualisation = false } = {}) {
  const tiles = listOf(count, (place) => ({
    id: place,
    name: `${name} ${place + 1}`,
    location,
    picture: { ...picture, id: `${place}`, visualisation },
  }));
  return <Gallery heading="Gallery" note="Some of our projects." linkLabel="All projects" tiles={tiles} />;
}

/** Pairs of overlapping tiles. */
function overlappingTiles(part: HTMLElement): string[] {
  const boxes = [...part.querySelectorAll(".gallery__tile")].map((tile) => tile.getBoundingClientRect());
  return boxes.flatMap((one, index) =>
    boxes.slice(index + 1).flatMap((other, further) => {
      const apart =
        one.right <= other.left + 1 ||
        other.right <= one.left + 1 ||
        one.bottom <= other.top + 1 ||
        other.bottom <= one.top + 1;
      return apart ? [] : [`${index} and ${index + 1 + further}`];
    }),
  );
}

describe("the gallery", () => {
  test.each([0, 1, 11, manyCount])("of %i pictures has a link for each, and none overlap", async (count) => {
    const part = await renderPart(gallery(count));
    expect(page.getByRole("listitem").getByRole("link").elements()).toHaveLength(count);
    await expect.element(page.getByRole("link", { name: "All projects" })).toBeVisible();
    for (const screen of ["phone", "desktop"] as const) {
      await setScreen(screen);
      expect(overlappingTiles(part)).toEqual([]);
      for (const tile of part.querySelectorAll(".gallery__tile")) {
        expect(tile.getBoundingClientRect().width).toBeGreaterThan(60);
        expect(tile.getBoundingClientRect().height).toBeGreaterThan(60);
      }
    }
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });

  test.each(awkwardNames)("holds names and places that are %s", async (_kind, name) => {
    const part = await renderPart(gallery(11, { name, location: name, visualisation: true }));
    expect(await layoutFaultsOnScreens(part)).toEqual([]);
  });
});
