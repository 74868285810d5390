import { expect, test } from "vitest";
import { inProject } from "../setup/project.mjs";
import { linesOfFailed, linesOfSlowest, testsOfPlaywright, testsOfVitest } from "./reported-tests.mjs";

const ofVitest = testsOfVitest({
  testResults: [
    {
      name: inProject("server/pages.test.ts"),
      assertionResults: [
        { fullName: "a page is answered", duration: 1250 },
        { fullName: "one that is skipped", duration: null },
        {
          fullName: "a page is found",
          duration: 30,
          status: "failed",
          failureMessages: ["\u001b[31mError: expected 404 to be 200\u001b[39m\n\n    at pages.test.ts:12"],
        },
      ],
    },
  ],
});

const ofPlaywright = testsOfPlaywright({
  config: { rootDir: inProject("tests/browser") },
  suites: [
    {
      title: "menus.spec.ts",
      file: "menus.spec.ts",
      suites: [
        {
          title: "on a phone",
          file: "menus.spec.ts",
          specs: [
            { title: "opens", ok: true, tests: [{ results: [{ duration: 900 }, { duration: 1100 }] }] },
            { title: "closes", ok: false, tests: [{ results: [{ duration: 20, error: { message: "Still open" } }] }] },
          ],
        },
      ],
    },
  ],
});

test("tests of both runners are listed with their file, their groups and the time of all tries, the slowest first", () => {
  expect(linesOfSlowest([...ofVitest, ...ofPlaywright], 2)).toEqual([
    "   2.0 s  tests/browser/menus.spec.ts: on a phone › opens",
    "   1.3 s  server/pages.test.ts: a page is answered",
  ]);
});

test("failed tests of both runners are listed with the first lines of what they said", () => {
  expect(linesOfFailed([...ofVitest, ...ofPlaywright])).toEqual([
    "FAILED  server/pages.test.ts: a page is found",
    "        Error: expected 404 to be 200",
    "            at pages.test.ts:12",
    "FAILED  tests/browser/menus.spec.ts: on a phone › closes",
    "        Still open",
  ]);
});

test("a run that left no report has no tests", () => {
  expect([...testsOfVitest(undefined), ...testsOfPlaywright(undefined)]).toEqual([]);
});
