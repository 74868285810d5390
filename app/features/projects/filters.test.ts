import { describe, expect, test } from "vitest";
import { isFiltering, readFilters, rowFilter, type FilteredRow } from "./filters.ts";

const rows: FilteredRow[] = [
  row("Auditorium", "Jaipur, Rajasthan", "State public works department", "auditorium", "public-works"),
  row("Courtroom", "Ranchi, Jharkhand", "State public works department", "court", "public-works"),
  row("Lecture hall", "Bhubaneswar, Odisha", "Université d'Odisha", "lecture", "university"),
];

function row(project: string, location: string, client: string, room: string, clientType: string): FilteredRow {
  return { project, location, client, room, clientType, state: location.split(", ")[1] ?? "" };
}

function found(search: string): string[] {
  return rows.filter(rowFilter(readFilters(new URLSearchParams(search)))).map(({ project }) => project);
}

describe("the rows that match an address", () => {
  test.each([
    ["", ["Auditorium", "Courtroom", "Lecture hall"]],
    ["q=court", ["Courtroom"]],
    ["q=ROOM+ranchi", ["Courtroom"]],
    ["q=public+works", ["Auditorium", "Courtroom"]],
    ["q=universite", ["Lecture hall"]],
    ["q=%20%20", ["Auditorium", "Courtroom", "Lecture hall"]],
    ["state=Rajasthan", ["Auditorium"]],
    ["client=public-works&room=court", ["Courtroom"]],
    ["client=public-works&state=Odisha", []],
    ["room=aquarium", []],
  ])("%s", (search, projects) => {
    expect(found(search)).toEqual(projects);
  });
});

test("products used in a project are searched too", () => {
  const matches = rowFilter(readFilters(new URLSearchParams("q=cork+pune")));
  const hall = row("Hall", "Pune, Maharashtra", "University", "hall", "university");
  expect(matches({ ...hall, products: [{ name: "Cork Panel" }] })).toBe(true);
  expect(matches(hall)).toBe(false);
});

test("an address without filters filters nothing", () => {
  expect(isFiltering(readFilters(new URLSearchParams("region=east&q=+&state=")))).toBe(false);
  expect(isFiltering(readFilters(new URLSearchParams("room=court")))).toBe(true);
});

test("a search is cut to 100 characters", () => {
  expect(readFilters(new URLSearchParams({ q: "a".repeat(5000) })).q).toHaveLength(100);
});
