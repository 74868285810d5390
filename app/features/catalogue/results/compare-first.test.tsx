import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Match } from "#app/features/search/index.ts";
import { CompareFirst } from "./compare-first.tsx";

/** The link for results that match a search like this, as `text: products`. */
function linkFor(...given: Match[]): string {
  const shown = given.map((match, place) => ({ id: `${match}${place}`, name: "", values: {}, sortBy: {} }));
  const matches = new Map(shown.map(({ id }, place) => [id, { match: given[place]!, path: `/${id}` }]));
  const html = renderToString(
    <MemoryRouter>
      <CompareFirst shown={shown} matches={matches} />
    </MemoryRouter>,
  );
  const text = html.replaceAll(/<[^>]*>/g, "");
  return `${text}: ${[...decodeURIComponent(html).matchAll(/(?:whole|perhaps|part)\d/g)].join(" ")}`;
}

test.each<[string, Match[], string]>([
  ["that all match", ["whole", "whole"], "Compare these 2: whole0 whole1"],
  ["two of which match for certain", ["whole", "whole", "perhaps"], "Compare the first 2: whole0 whole1"],
  ["one of which matches for certain", ["whole", "perhaps", "part"], "Compare the first 2: whole0 perhaps1"],
  ["that are many", Array.from({ length: 5 }, () => "whole"), "Compare the first 4: whole0 whole1 whole2 whole3"],
  ["none of which matches everything", ["part", "part", "part"], "Compare these 3 partial matches: part0 part1 part2"],
  ["only one of which matches", ["whole", "part", "part"], ": "],
])("the link to the comparison of results %s", (_, given, link) => expect(linkFor(...given)).toBe(link));
