import { expect, test } from "vitest";
import { inProject } from "../setup/project.mjs";
import { linesOfSlowest, testsOfPlaywright, testsOfVitest } from "./slowest-tests.mjs";

const ofVitest = testsOfVitest({
  testResults: [
    {
      name: inProject("server/pages.test.ts"),
      assertionResults: [
        { fullName: "a page is answered", duration: 1250 },
        { fullName: "one that is skipped", duration: null },
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
          specs: [{ title: "opens", tests: [{ results: [{ duration: 900 }, { duration: 1100 }] }] }],
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

test("a run that left no report has no tests", () => {
  expect([...testsOfVitest(undefined), ...testsOfPlaywright(undefined)]).toEqual([]);
});
