import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#content/testing/temporary-folder.ts";
import { inProject, programs } from "../setup/project.mjs";
import { tallyFileVariable } from "./vitest-tally.mjs";

test("failed tests, hooks, files and errors outside the tests are counted and listed", () => {
  const folder = temporaryFolder();
  writeFileSync(
    join(folder, "pages.test.js"),
    `test("opens", () => {});
     test("closes", () => { throw new Error("Still open"); });
     describe("with a server", () => {
       beforeAll(() => { throw new Error("No port"); });
       test("answers", () => {});
     });`,
  );
  writeFileSync(join(folder, "broken.test.js"), `throw new Error("No content");`);
  writeFileSync(
    join(folder, "late.test.js"),
    `test("ends", () => void setTimeout(() => { throw new Error("Late"); }));`,
  );
  const tallyFile = join(folder, "tally.json");
  const reporter = `--reporter=${inProject("scripts/checks/vitest-tally.mjs")}`;
  spawnSync(process.execPath, [programs.vitest, "run", "--globals", "--root", folder, reporter], {
    env: { PATH: process.env.PATH, [tallyFileVariable]: tallyFile },
  });
  const { passed, failed, failures } = JSON.parse(readFileSync(tallyFile, "utf8"));
  expect({ passed, failed }).toEqual({ passed: 2, failed: 4 });
  const places = failures.filter((line: string) => line.startsWith("FAILED")).toSorted();
  expect(places).toEqual([
    "FAILED  an error outside the tests",
    "FAILED  broken.test.js",
    "FAILED  pages.test.js: closes",
    "FAILED  pages.test.js: with a server",
  ]);
  for (const message of ["Still open", "No port", "No content", "Late"]) {
    expect(failures).toContain(`        Error: ${message}`);
  }
});
