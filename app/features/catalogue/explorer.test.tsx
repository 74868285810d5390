import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { searchDocuments } from "#content/search/documents.ts";
import { ownCatalogue } from "#content/testing/content-copy.ts";
import { explorerContent, findAtServer } from "./build-explorer.ts";
import Explorer from "./explorer.island.tsx";

const catalogue = ownCatalogue();
const content = explorerContent(catalogue);
const searched = () => ({
  documents: searchDocuments(catalogue),
  figures: catalogue.searchedFigures,
  finishes: catalogue.searchedFinishes,
});

/** The page of the results of a search, as the server renders it. */
function resultsOf(query: string): string {
  const search = `?${new URLSearchParams({ q: query })}`;
  return renderToStaticMarkup(
    <MemoryRouter initialEntries={[`/product${search}`]}>
      <Explorer content={content} serverSearch={search} found={findAtServer(query, searched)} />
    </MemoryRouter>,
  );
}

test("a number of seats is above the results as a link to the planner of such a hall", () => {
  expect(resultsOf("650 seats")).toMatch(/<a [^>]*href="\/seats\?seats=650"[^>]*>Plan a hall for 650 seats</);
  expect(resultsOf("seats")).not.toContain("Plan a hall");
});
