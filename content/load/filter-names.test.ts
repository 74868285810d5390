import { afterEach, expect, test } from "vitest";
import { ContentCopy, ownCatalogue, removeContentCopies } from "../testing/content-copy.ts";
import { readFilterNames } from "./filter-names.ts";

afterEach(removeContentCopies);

test("the names of the filters, for which the server renders the catalogue anew, are those of every facet that there is", () => {
  expect(readFilterNames("content")).toEqual(ownCatalogue().facets.map(({ id }) => id));
});

test("a filter that the order does not name follows the others, under the name that it is given", () => {
  const added = "filtered: { by: value, as: lampHours, explanation: How long a lamp lasts. }";
  const copy = new ContentCopy().edit("figures.yaml", /(lampLife: \{.*) \}/, `$1, ${added} }`);
  expect(copy.load().facets.at(-1)).toMatchObject({
    id: "lampHours",
    label: "Lamp life",
    values: [{ label: "50000 hours" }],
  });
  expect(readFilterNames(copy.folder).at(-1)).toBe("lampHours");
});
