import { expect, test } from "vitest";
import { arrange, headingRow, matchTable, rowsBelow } from "./matching.ts";
import { projectColumns } from "./project-columns.ts";

const choices = {
  room: { auditorium: "Auditorium or theatre", court: "Courtroom", lecture: "Lecture or seminar room" },
  clientType: { "public-works": "Public works department", private: "Private client" },
  sample: { yes: "Sample", no: "Real" },
};
const matched = (rows: readonly (readonly string[])[]) => {
  const heading = headingRow(rows);
  const { places, state } = matchTable(rows, heading, choices);
  const [first = []] = arrange(rowsBelow(rows, heading), places, state);
  return Object.fromEntries(projectColumns.map(({ name }, column) => [name, first[column]]).filter(([, cell]) => cell));
};

test.each([
  [["Project", "City", "State", "Year"], "Jaipur, Rajasthan"],
  [["Project", "Site / place", "Town", "State/UT"], "Rajasthan, 2019"],
  [["Project", "Location", "Province", "Year"], "Jaipur, Rajasthan"],
])("a table with the headings %j has the location %j", (heading, location) => {
  expect(matched([heading, ["Hall", "Jaipur", "Rajasthan", "2019"]]).location).toBe(location);
});

test("a town stands before its state although the table has an address too", () => {
  const rows = [
    ["Name of work", "Address", "City", "State"],
    ["Hall", "12 Ring Road", "Jaipur", "Rajasthan"],
  ];
  expect(matched(rows)).toEqual({ project: "Hall", location: "Jaipur, Rajasthan" });
});

test.each([
  ["Jaipur, Rajasthan", "Rajasthan", "Jaipur, Rajasthan"],
  ["Jaipur", "", "Jaipur"],
  ["", "Rajasthan", "Rajasthan"],
  ["Delhi", "Delhi", "Delhi"],
  ["New Delhi", "Delhi", "New Delhi, Delhi"],
])("a place %j in the state %j is at %j", (place, state, location) => {
  const rows = [
    ["Project", "City", "State"],
    ["Hall", place, state],
  ];
  expect(matched(rows).location ?? "").toBe(location);
});

test("a title, a date and an empty row above the headings are no headings, and no projects", () => {
  const rows = [
    ["Projects 2015-2025", "", ""],
    ["as of 1 March"],
    ["", ""],
    ["Name of Work", "City", "State", "Client", "Year"],
    ["", ""],
    ["Hall", "Jaipur", "Rajasthan", "PWD", "2019"],
  ];
  expect(headingRow(rows)).toBe(3);
  expect(matched(rows)).toMatchObject({ project: "Hall", location: "Jaipur, Rajasthan", client: "PWD", year: "2019" });
});

test("a column called Type is that of the rooms or of the clients, as its words say", () => {
  const table = (words: string) => [
    ["Project", "Location", "Year", "Type"],
    ["Hall", "Pune", "2019", words],
  ];
  expect(matched(table("Seminar room")).room).toBe("Seminar room");
  expect(matched(table("PWD")).clientType).toBe("PWD");
  expect(matched(table("Large"))).toEqual({ project: "Hall", location: "Pune", year: "2019" });
});

test("a column called Type is that of the rooms if only some of its words are known, but more than of the clients", () => {
  const heading = ["Project", "Location", "Year", "Type"];
  const types = ["Seminar room", "Church", "Hostel mess", "Studio"];
  const matching = (words: readonly string[]) =>
    matched([heading, ...words.map((word) => ["Hall", "Pune", "2019", word])]).room;
  expect(matching(types)).toBe("Seminar room");
  expect(matching(["Church", "Hostel mess", "Studio"])).toBeUndefined();
});

test("the kind of client is read from its name where no column says it", () => {
  const table = (heading: string) => [
    ["Project", "Location", "Client", heading],
    ["Hall", "Pune", "PWD Pune", "Private client"],
  ];
  expect(matched(table("Remarks")).clientType).toBe("Private client");
  expect(
    matched([
      ["Project", "Location", "Client"],
      ["Hall", "Pune", "PWD Pune"],
    ]).clientType,
  ).toBe("PWD Pune");
});

test("the kind of room is read from the name of the project where no column says it, but most names do", () => {
  const table = (...names: string[]) =>
    matched([["Project", "Location", "Year"], ...names.map((name) => [name, "Pune", "2019"])]).room;
  expect(table("Town auditorium", "District court", "Tower B")).toBe("Town auditorium");
  expect(table("Tower A", "District court", "Tower B")).toBeUndefined();
});

test.each(["Material supplied", "Products used", "Materials", "Scope of supply"])(
  "a column called %j is that of the products",
  (heading) => {
    const rows = [
      ["Project", "Location", "Year", heading],
      ["Hall", "Pune", "2019", "PET Panel"],
    ];
    expect(matched(rows).products).toBe("PET Panel");
  },
);

test("two columns that could both be that of the rooms are left to the owner", () => {
  const rows = [
    ["Project", "Location", "Year", "Type", "Category"],
    ["Hall", "Pune", "2019", "Theatre", "Courtroom"],
  ];
  expect(matched(rows).room).toBeUndefined();
});

test("without headings a column is taken by its place only if it holds what ours does", () => {
  expect(matched([["Hall", "Pune, Maharashtra", "A client", "Courtroom", "Private client", "2019"]])).toEqual({
    project: "Hall",
    location: "Pune, Maharashtra",
    client: "A client",
    room: "Courtroom",
    clientType: "Private client",
    year: "2019",
  });
});
