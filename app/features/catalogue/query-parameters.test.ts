import { expect, test } from "vitest";
import { facetIdentifier } from "#content/schema/facet.ts";
import { queryParameters } from "./query-parameters.ts";

test("the server renders the catalogue anew for every facet that there is", () => {
  const facets = queryParameters.filter((name) => !["q", "sort", "view", "shown"].includes(name));
  expect(facets).toEqual(facetIdentifier.options);
});
