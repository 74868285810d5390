import { expect, test } from "vitest";
import { seenPage } from "./seen-page.ts";

const felt = {
  path: "products/walls/felt.yaml",
  value: { colours: { swatches: "felts" }, pictures: { banner: "felt-hero" } },
};
const home = { path: "pages/home.yaml", value: { slides: [{ picture: "foyer", phonePicture: "foyer-portrait" }] } };
const files = [home, felt];

test.each([
  ["products/walls/felt.yaml", "/walls/felt"],
  ["categories/walls.yaml", "/walls"],
  ["pages/contact.yaml", "/contact"],
  ["company.yaml", "/contact"],
])("%s is seen on its own page, or on one that shows it", (path, address) => {
  expect(seenPage({ path, value: {} }, files)).toEqual({ address });
});

test("the screens that stand in place of a page are seen where they do", () => {
  expect(seenPage({ path: "pages/notFound.yaml", value: {} }, files)).toMatchObject({ instead: "notFound" });
  expect(seenPage({ path: "pages/error.yaml", value: {} }, files)).toMatchObject({ instead: "error" });
});

test("a set of swatches is seen on a product that has it, and on none if no product does", () => {
  const path = "swatches/felts.yaml";
  expect(seenPage({ path, value: {} }, files)).toEqual({ address: "/walls/felt", part: "colours" });
  expect(seenPage({ path, value: {} }, [home])).toBeUndefined();
});

test("synonyms are seen as the search for the ones that were changed", () => {
  const saved = {
    synonyms: [
      { said: ["felt"], meant: ["PET"] },
      { said: ["foam"], meant: ["Melamiano"] },
    ],
  };
  const value = { synonyms: [saved.synonyms[0], { said: ["soft foam"], meant: ["Melamiano"] }] };
  const path = "search.yaml";
  expect(seenPage({ path, value, saved }, files)).toEqual({ address: "/product?q=soft%20foam", part: "catalogue" });
  expect(seenPage({ path, value: saved, saved }, files)?.address).toBe("/product?q=felt");
  expect(seenPage({ path, value: { synonyms: [{}] }, saved }, files)?.address).toBe("/product");
});

test("a description of a picture is seen on the page that shows the picture", () => {
  const saved = { foyer: { alt: "A foyer." }, "felt-hero": { alt: "Felt." }, nowhere: { alt: "Nothing." } };
  const seen = (changed: object) => seenPage({ path: "pictures.yaml", value: { ...saved, ...changed }, saved }, files);
  expect(seen({ "felt-hero": { alt: "A felt panel." } })?.address).toBe("/walls/felt");
  expect(seen({ foyer: { alt: "A curved foyer." } })?.address).toBe("/");
  expect(seen({ nowhere: { alt: "Something." } })?.address).toBe("/");
});

test("former addresses are seen as that of a withdrawn product, and not at all while there is none", () => {
  const path = "addresses.yaml";
  expect(seenPage({ path, value: { withdrawn: { "walls/cork": { name: "Cork" } } } }, files)?.address).toBe(
    "/walls/cork",
  );
  expect(seenPage({ path, value: { moved: {}, withdrawn: {} } }, files)).toBeUndefined();
});

test("settings that visitors do not see have no page", () => {
  expect(seenPage({ path: "publishing.yaml", value: {} }, files)).toBeUndefined();
});
