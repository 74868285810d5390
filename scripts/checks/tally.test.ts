import { expect, test } from "vitest";
import { sum, tallyOfExitCode, tallyOfPlaywright, tallyOfVitest } from "./tally.mjs";

test("a single check counts as one", () => {
  expect(sum([tallyOfExitCode(0), tallyOfExitCode(0), tallyOfExitCode(2)])).toEqual({ passed: 2, failed: 1 });
});

test("a test run that ended badly without a failing test counts one failure", () => {
  expect(tallyOfVitest({ numPassedTests: 7, numFailedTests: 0 }, 1)).toMatchObject({ passed: 7, failed: 1 });
  expect(tallyOfPlaywright(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
});

test("a browser test that passed only on a second try has failed", () => {
  expect(tallyOfPlaywright({ stats: { expected: 5, unexpected: 1, flaky: 1 } }, 1)).toMatchObject({
    passed: 5,
    failed: 2,
  });
});
