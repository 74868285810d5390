import { expect, test } from "vitest";
import { chooseChecks } from "./choose-checks.mjs";

const checks = [
  { name: "build" },
  { name: "tsc" },
  { name: "unit", runsTestFiles: true },
  { name: "browser", runsTestFiles: true, needsBuild: true },
];

const namesFor = (...words: string[]) => chooseChecks(checks, words).chosen.map(({ name }) => name);

test("without arguments every check runs", () => {
  expect(namesFor()).toEqual(["build", "tsc", "unit", "browser"]);
});

test("the name of a check runs only that check, with the build if needed", () => {
  expect(namesFor("tsc")).toEqual(["tsc"]);
  expect(namesFor("browser")).toEqual(["build", "browser"]);
});

test("any other word picks test files by name", () => {
  expect(namesFor("enquiry")).toEqual(["build", "unit", "browser"]);
  expect(chooseChecks(checks, ["unit", "enquiry"])).toEqual({ chosen: [checks[2]], fileFilters: ["enquiry"] });
});
