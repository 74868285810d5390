import { expect, test, describe } from "vitest";
import type { FilteredRow } from "./filters.ts";
import { projectsView, projectsHref, readProjectsState } from "./view.ts";

const row = (state: string, room: string, clientType: string): FilteredRow => ({
  project: room,
  location: `A city, ${state}`,
  client: clientType,
  state,
  room,
  clientType,
});

const content = {
  rowsPerPage: 20,
  regions: [
    { id: "north", rows: [row("Delhi", "court", "government"), row("Rajasthan", "hall", "private")] },
    { id: "south", rows: [row("Kerala", "hall", "government")] },
  ],
};

const choicesFor = (search: string) => {
  const { state, room, client } = projectsView("/projects", search, content).choicesWithRows;
  return [[...state], [...room], [...client]].map((values) => values.toSorted());
};

test("without filters every choice matches a project", () => {
  expect(choicesFor("")).toEqual([
    ["Delhi", "Kerala", "Rajasthan"],
    ["court", "hall"],
    ["government", "private"],
  ]);
});

test("a choice that matches no project under the other filters is left out, in any region", () => {
  expect(choicesFor("?room=hall")).toEqual([
    ["Kerala", "Rajasthan"],
    ["court", "hall"],
    ["government", "private"],
  ]);
  expect(choicesFor("?room=hall&client=government")).toEqual([
    ["Kerala"],
    ["court", "hall"],
    ["government", "private"],
  ]);
  expect(choicesFor("?state=Delhi")).toEqual([["Delhi", "Kerala", "Rajasthan"], ["court"], ["government"]]);
});

test("a search narrows the choices too", () => {
  expect(choicesFor("?q=kerala")).toEqual([["Kerala"], ["hall"], ["government"]]);
});

const regions = [
  { id: "north", pages: 4 },
  { id: "east", pages: 1 },
  { id: "south", pages: 2 },
];
const allFirst = { north: 1, east: 1, south: 1 };

describe("reading the state from an address", () => {
  test.each([
    ["?page=2", "north", { ...allFirst, north: 2 }],
    ["?region=SOUTH&page=2", "south", { ...allFirst, south: 2 }],
    ["?utm_source=letter", "north", allFirst],
  ])("%s", (search, region, pages) => {
    expect(readProjectsState(search, regions)).toEqual({ region, pages });
  });
});

describe("an invalid value falls back to the nearest valid one", () => {
  test.each([
    ["?region=atlantis", "north", 1],
    ["?region=", "north", 1],
    ["?page=0", "north", 1],
    ["?page=-7", "north", 1],
    ["?page=99", "north", 4],
    ["?page=1e9", "north", 4],
    ["?page=2.6", "north", 3],
    ["?page=two", "north", 1],
    ["?page=", "north", 1],
    ["?region=east&page=2", "east", 1],
  ])("%s", (search, region, page) => {
    const state = readProjectsState(search, regions);
    expect(state.region).toBe(region);
    expect(state.pages[region]).toBe(page);
  });
});

describe("writing a state as an address", () => {
  test.each([
    ["north", allFirst, "/projects"],
    ["east", allFirst, "/projects?region=east"],
    ["north", { ...allFirst, north: 3 }, "/projects?region=north&page=3"],
    ["east", { ...allFirst, north: 3 }, "/projects?region=east&north=3"],
    ["south", { north: 4, east: 1, south: 2 }, "/projects?region=south&north=4&page=2"],
    ["north", { ...allFirst, south: 2 }, "/projects?region=north&south=2"],
  ])("%s with %o", (region, pages, href) => {
    expect(projectsHref("/projects", { region, pages }, regions)).toBe(href);
    const search = href.slice("/projects".length);
    expect(readProjectsState(search, regions)).toEqual({ region, pages });
  });
});
