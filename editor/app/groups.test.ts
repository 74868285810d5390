import { expect, test } from "vitest";
import { groupFiles } from "./groups.ts";

const files = ["company", "search", "facets", "publishing", "glossary"].map((name) => ({
  path: `${name}.yaml`,
  title: name,
  schema: name,
  samples: 0,
}));

test("a product is found by its category's and buyers' words", () => {
  const chair = { path: "products/seats/abr06.yaml", title: "ABR-06", schema: "product", samples: 0 };
  const found = groupFiles([...files, { ...chair, words: "Auditorium chair | Kursi" }], "kursi");
  expect(found.flatMap((group) => group.files).map(({ title }) => title)).toEqual(["ABR-06"]);
});

test.each([
  ["footer", "company.yaml"],
  ["Synonym", "search.yaml"],
  ["filter", "facets.yaml"],
  ["server", "publishing.yaml"],
])("a search for “%s” finds %s, although neither its name nor a text contains it", (sought, path) => {
  const found = groupFiles(files, sought).flatMap((group) => group.files);
  expect(found.map((file) => file.path)).toEqual([path]);
});
