import { expect, test } from "vitest";
import { tallyOfExitCode, tallyOfPlaywright, withExitCode } from "./tally.mjs";

test("a check without a report counts as one", () => {
  expect(tallyOfExitCode(0)).toMatchObject({ passed: 1, failed: 0 });
  expect(tallyOfExitCode(2)).toMatchObject({ passed: 0, failed: 1 });
});

test("a failed test run without a failed test counts as one failure", () => {
  expect(withExitCode({ passed: 7, failed: 0, failures: [] }, 1)).toMatchObject({ passed: 7, failed: 1 });
  expect(tallyOfPlaywright(undefined, 1)).toMatchObject({ passed: 0, failed: 1 });
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
