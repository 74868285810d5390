import { expect, test } from "vitest";
import { fieldAddress } from "./field-address.ts";

test("a task leads to its field, its file, or its row in the projects table", () => {
  expect(fieldAddress({ path: "company.yaml", at: ["offices", "corporate"] })).toBe(
    "#/company.yaml?at=%5B%22offices%22%2C%22corporate%22%5D",
  );
  expect(fieldAddress({ path: "map.yaml" })).toBe("#/map.yaml");
  expect(fieldAddress({ path: "projects/north.csv" })).toBe("#/projects");
  expect(fieldAddress({ path: "projects/north.csv", row: 12 })).toBe("#/projects/12");
});
