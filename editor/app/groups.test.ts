import { expect, test } from "vitest";
import { groupFiles } from "./groups.ts";

const files = ["company", "search", "facets", "publishing", "glossary"].map((name) => ({
  path: `${name}.yaml`,
  title: name,
  schema: name,
  samples: 0,
}));

test.each([
  ["footer", "company.yaml"],
  ["Synonym", "search.yaml"],
  ["filter", "facets.yaml"],
  ["server", "publishing.yaml"],
])("whoever looks for “%s” finds %s, though neither its name nor a text says it", (sought, path) => {
  const found = groupFiles(files, sought).flatMap((group) => group.files);
  expect(found.map((file) => file.path)).toEqual([path]);
});
