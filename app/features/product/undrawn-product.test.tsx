import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { ContentCopy, removeContentCopies } from "#content/testing/content-copy.ts";
import { detailPage } from "./build-product-page.ts";
import { DetailHero } from "./hero/detail-hero.tsx";
import { sectionsOf } from "./sections.tsx";

afterEach(removeContentCopies);

/** The category and page of the only door, with or without its drawing. */
function theDoor({ drawn }: { drawn: boolean }) {
  const copy = new ContentCopy();
  if (!drawn) copy.edit("products/acousticDoors/door.yaml", /^drawing:.*\n/m, "");
  const catalogue = copy.load();
  const category = catalogue.categories.find(({ id }) => id === "acousticDoors")!;
  const detail = catalogue.details.find((each) => each.category === category.id)!;
  const page = detailPage(detail, catalogue);
  return { category, page, unpictured: { ...page, banner: { ...page.banner, picture: undefined } } };
}

function bannerOf({ unpictured }: ReturnType<typeof theDoor>): string {
  return renderToStaticMarkup(
    <MemoryRouter>
      <DetailHero page={unpictured} />
    </MemoryRouter>,
  );
}

test("the page of a product without a drawing has no section for one, and its category shows none", () => {
  const { category, page } = theDoor({ drawn: false });
  expect(sectionsOf(page).map(({ id }) => id)).not.toContain("technical-drawing");
  expect(category.drawing).toBeUndefined();
});

test("the banner of a product that has neither a picture nor a drawing shows its name", () => {
  expect(bannerOf(theDoor({ drawn: true }))).toContain("drawing__sheet");
  const banner = bannerOf(theDoor({ drawn: false }));
  expect(banner).toContain("<h1");
  expect(banner).not.toContain("drawing__sheet");
});
