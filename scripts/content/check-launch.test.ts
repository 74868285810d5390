import { expect, test } from "vitest";
import { launchReport } from "./check-launch.ts";

test("without samples the report says that none are left", () => {
  expect(launchReport([])).toBe("No samples are left.");
});

test("each sample has its own line, and the last line counts them by kind", () => {
  const report = launchReport([
    { file: "content/company.yaml", line: 6, field: "name", value: "Nishabd Acoustics", kind: "company" },
    { file: "content/projects/south.csv", line: 2, field: "row", value: "Auditorium, Mysuru", kind: "projects" },
    { file: "content/projects/south.csv", line: 3, field: "row", value: "Courtroom, Kochi", kind: "projects" },
  ]);
  expect(report.split("\n")).toEqual([
    "content/company.yaml:6: name: Nishabd Acoustics",
    "content/projects/south.csv:2: row: Auditorium, Mysuru",
    "content/projects/south.csv:3: row: Courtroom, Kochi",
    "",
    "3 samples are still in place: 1 in company, 2 in projects.",
  ]);
});
