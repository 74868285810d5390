import { expect, test } from "vitest";
import { inProject } from "../setup/project.mjs";
import { tallyOfExitCode, tallyOfPlaywright, tallyOfVitest } from "./tally.mjs";

test("a check without a report counts as one", () => {
  expect(tallyOfExitCode(0)).toMatchObject({ passed: 1, failed: 0 });
  expect(tallyOfExitCode(2)).toMatchObject({ passed: 0, failed: 1 });
});

test("a failed test run without a failed test counts as one failure", () => {
  expect(tallyOfVitest({ numPassedTests: 7, numFailedTests: 0, testResults: [] }, 1)).toMatchObject({
    passed: 7,
    failed: 1,
  });
  expect(tallyOfPlaywright(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
});

test("failed unit tests are counted and listed with the first lines of their messages", () => {
  const failureMessages = ["\u001b[31mError: expected 404 to be 200\u001b[39m\n\n    at pages.test.ts:12"];
  const assertionResults = [
    { fullName: "a page is answered", status: "passed" },
    { fullName: "a page is found", status: "failed", failureMessages },
  ];
  const testResults = [{ name: inProject("server/pages.test.ts"), assertionResults }];
  expect(tallyOfVitest({ numPassedTests: 1, numFailedTests: 1, testResults }, 1)).toEqual({
    passed: 1,
    failed: 1,
    failures: [
      "FAILED  server/pages.test.ts: a page is found",
      "        Error: expected 404 to be 200",
      "            at pages.test.ts:12",
    ],
  });
});

test("failed browser tests are counted and listed, including those that passed on retry", () => {
  const specs = [
    { title: "opens", ok: true, tests: [{ results: [{}] }] },
    { title: "closes", ok: false, tests: [{ results: [{ error: { message: "Still open" } }] }] },
  ];
  const phone = { title: "on a phone", file: "menus.spec.ts", specs };
  const suites = [{ title: "menus.spec.ts", file: "menus.spec.ts", suites: [phone] }];
  expect(tallyOfPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 }, suites }, 1)).toEqual({
    passed: 5,
    failed: 2,
    failures: ["FAILED  tests/browser/menus.spec.ts: on a phone › closes", "        Still open"],
  });
});
