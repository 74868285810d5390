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
])("%s is previewed on its own page, or on one that shows it", (path, address) => {
  expect(seenPage({ path, value: {} }, files)).toEqual({ address });
});

test("error screens are previewed at an address where they appear", () => {
  expect(seenPage({ path: "pages/notFound.yaml", value: {} }, files)).toMatchObject({ instead: "notFound" });
  expect(seenPage({ path: "pages/error.yaml", value: {} }, files)).toMatchObject({ instead: "error" });
});

test("a set of swatches is previewed on a product that has it, and not at all without one", () => {
  const path = "swatches/felts.yaml";
  expect(seenPage({ path, value: {} }, files)).toEqual({ address: "/walls/felt", part: "colours" });
  expect(seenPage({ path, value: {} }, [home])).toBeUndefined();
});

test("synonyms are previewed as a search for the changed ones", () => {
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

test("a picture's description is previewed on the page with the picture", () => {
  const saved = { foyer: { alt: "A foyer." }, "felt-hero": { alt: "Felt." }, nowhere: { alt: "Nothing." } };
  const seen = (changed: object) => seenPage({ path: "pictures.yaml", value: { ...saved, ...changed }, saved }, files);
  expect(seen({ "felt-hero": { alt: "A felt panel." } })?.address).toBe("/walls/felt");
  expect(seen({ foyer: { alt: "A curved foyer." } })?.address).toBe("/");
  expect(seen({ nowhere: { alt: "Something." } })?.address).toBe("/");
});

test("former addresses are previewed as a withdrawn product's page, and not at all without one", () => {
  const path = "addresses.yaml";
  expect(seenPage({ path, value: { withdrawn: { "walls/cork": { name: "Cork" } } } }, files)?.address).toBe(
    "/walls/cork",
  );
  expect(seenPage({ path, value: { moved: {}, withdrawn: {} } }, files)).toBeUndefined();
});

test("settings that visitors do not see have no preview", () => {
  expect(seenPage({ path: "publishing.yaml", value: {} }, files)).toBeUndefined();
});
