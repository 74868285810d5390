import { expect, test } from "vitest";
import { projectColumns } from "../project-columns.ts";
import { tellRepeated } from "./already-there.ts";

const row = (cells: Record<string, string>) => projectColumns.map(({ name }) => cells[name] ?? "");
const given = projectColumns.map(() => true);
const hall = { project: "Town hall", location: "Jaipur, Rajasthan", client: "A trust", year: "2019", sample: "no" };

test("a row with the name and the location of a project is of that project, and one in another town is not", () => {
  const other = row({ ...hall, location: "Pune, Maharashtra" });
  const { fresh, repeated } = tellRepeated([row({ ...hall, project: "town  hall" }), other], [row(hall)], given);
  expect(fresh).toEqual([other]);
  expect(repeated).toEqual([{ at: 0, cells: row(hall), isDifferent: false }]);
});

test("a row without a location is of the project with its name and its year", () => {
  const nowhere = row({ project: "Town hall", year: "2019" });
  expect(tellRepeated([nowhere], [row(hall)], given).repeated).toHaveLength(1);
  expect(tellRepeated([row({ project: "Town hall", year: "2020" })], [row(hall)], given).repeated).toHaveLength(0);
});

test("only what the other table has and says of a project is different", () => {
  const coming = row({ ...hall, client: "", sample: "yes", year: "2021" });
  const withoutSample = projectColumns.map(({ name }) => name !== "sample");
  const { repeated } = tellRepeated([coming], [row(hall)], withoutSample);
  expect(repeated).toEqual([{ at: 0, cells: row({ ...hall, year: "2021" }), isDifferent: true }]);
});
