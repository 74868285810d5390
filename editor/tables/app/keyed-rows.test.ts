import { expect, test } from "vitest";
import { emptyRow, placeOf } from "../project-columns.ts";
import { keyed, mergeRows, replacedIn } from "./keyed-rows.ts";

const row = (project: string, client: string, sample = "", year = "") =>
  emptyRow.with(0, project).with(1, "Pune, Maharashtra").with(2, client).with(5, sample).with(6, year);
const present = keyed([row("Hall", "A", "yes", "2020"), row("Court", "B", "no")]);
const named = (rows: ReturnType<typeof mergeRows>) => rows.map(({ cells }) => [cells[0], cells[2], cells[5], cells[6]]);

test("imported projects update those with the same name, location and client, and empty cells change nothing", () => {
  const imported = [row("hall", "A", "no"), row("Hall", "C", "", "2024")];
  expect(named(mergeRows(present, imported, "add"))).toEqual([
    ["hall", "A", "no", "2020"],
    ["Court", "B", "no", ""],
    ["Hall", "C", "no", "2024"],
  ]);
});

test("imported projects can replace the samples or all projects", () => {
  const imported = [row("Club", "A")];
  expect(named(mergeRows(present, imported, "samples")).map(([name]) => name)).toEqual(["Court", "Club"]);
  expect(named(mergeRows(present, imported, "all"))).toEqual([["Club", "A", "no", ""]]);
});

test.each([
  ["PET Panel; felt", "felt", "PET Panel", "PET Panel"],
  ["PET Panel & felt; Stage Curtains", "felt", "Stage Curtains", "PET Panel; Stage Curtains"],
  ["PET Panel; PET Panel", "PET Panel; PET Panel", "PET Panel", "PET Panel"],
  ["PET Panel; PET Panel", "PET Panel; PET Panel", "", ""],
])("in the products %s, “%s” replaced with “%s” leaves each product once", (cell, word, replacement, left) => {
  const products = placeOf("products");
  const replaced = replacedIn(emptyRow.with(products, cell), { column: "products", word, replacement });
  expect(replaced[products]).toBe(left);
});
