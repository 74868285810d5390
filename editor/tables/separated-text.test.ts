import { expect, test } from "vitest";
import { readSeparated } from "./separated-text.ts";

const isOneCell = (line: string) => line.endsWith(", Rajasthan");
const read = (text: string) => readSeparated(text, isOneCell);

test("lines that are each one place in a state are one column, with or without its heading", () => {
  const places = [["Jaipur, Rajasthan"], ["Kota, Rajasthan"]];
  expect(read("Jaipur, Rajasthan\r\nKota, Rajasthan")).toEqual(places);
  expect(read("Location\nJaipur, Rajasthan\nKota, Rajasthan")).toEqual([["Location"], ...places]);
});

test("lines of which one is no place are two columns", () => {
  expect(read("Jaipur, Rajasthan\nHall,Kota")).toEqual([
    ["Jaipur", " Rajasthan"],
    ["Hall", "Kota"],
  ]);
});

test("a title above the table, and names with semicolons in its cells, do not hide that commas separate them", () => {
  const rows = [
    ["Projects 2015-2025", "", ""],
    ["Project", "Products", "Year"],
    ["Hall", "PET; Slit", "2019"],
  ];
  expect(read(rows.map((row) => row.join(",")).join("\n"))).toEqual(rows);
  expect(read("Projects\nProject;Location\nHall;Pune, Maharashtra\nRoom;Kota")).toEqual([
    ["Projects"],
    ["Project", "Location"],
    ["Hall", "Pune, Maharashtra"],
    ["Room", "Kota"],
  ]);
});
