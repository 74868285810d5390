import { afterEach, expect, test } from "vitest";
import { ContentCopy, ownCatalogue, removeContentCopies } from "./testing/content-copy.ts";
import { readFilterNames } from "./read-parts.ts";

afterEach(removeContentCopies);

test("the filter names, for which the server renders the catalogue per request, are those of every existing facet", () => {
  expect(readFilterNames("content")).toEqual(ownCatalogue().facets.map(({ id }) => id));
});

test("a filter missing from the order follows the others, with its given name", () => {
  const added = "filtered: { by: value, as: lampHours, explanation: How long a lamp lasts. }";
  const copy = new ContentCopy().edit("figures.yaml", /(lampLife: \{.*) \}/, `$1, ${added} }`);
  expect(copy.load().facets.at(-1)).toMatchObject({
    id: "lampHours",
    label: "Lamp life",
    values: [{ label: "50000 hours" }],
  });
  expect(readFilterNames(copy.folder).at(-1)).toBe("lampHours");
});
