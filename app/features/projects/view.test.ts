import { expect, test } from "vitest";
import type { FilteredRow } from "./filters.ts";
import { projectsView } from "./view.ts";

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
