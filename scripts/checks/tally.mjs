import { testsOfPlaywright, testsOfVitest } from "./reported-tests.mjs";

/** @typedef {import("./reported-tests.mjs").ReportedTest} ReportedTest */
/** @typedef {{ passed: number, failed: number, tests?: ReportedTest[] }} Tally */

/**
 * A check that only passes or fails counts as one.
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyOfExitCode(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * What Vitest counted. A run that fails without a failing test, such as a file that does not load, counts as one failure.
 * @param {import("./reported-tests.mjs").VitestReport & { numPassedTests: number, numFailedTests: number } | undefined} report absent when Vitest wrote none
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyOfVitest(report, exitCode) {
  const { numPassedTests = 0, numFailedTests = 0 } = report ?? {};
  const tally = { passed: numPassedTests, failed: numFailedTests, tests: testsOfVitest(report) };
  return withFailureNoticed(tally, exitCode);
}

/**
 * What Playwright counted. A test that passed only on the second attempt counts as failed.
 * @param {import("./reported-tests.mjs").PlaywrightReport & { stats: { expected: number, unexpected: number, flaky: number } } | undefined} report
 * @param {number} exitCode
 * @returns {Tally}
 */
export function tallyOfPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const tally = { passed: expected, failed: unexpected + flaky, tests: testsOfPlaywright(report) };
  return withFailureNoticed(tally, exitCode);
}

/** @param {Tally[]} tallies @returns {Tally} */
export function sum(tallies) {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}

/** @param {Tally} tally @param {number} exitCode @returns {Tally} */
function withFailureNoticed(tally, exitCode) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
