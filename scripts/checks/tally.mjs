import { stripVTControlCharacters } from "node:util";
import { relative } from "node:path";
import { root } from "../setup/project.mjs";

/**
 * How many tests passed and failed, and a description of each failure. @typedef {{ passed: number, failed: number, failures: string[] }}
 * Tally
 */
/**
 * The used part of Vitest's report.
 * @typedef {{ name: string, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }} VitestFile
 * @typedef {{ numPassedTests: number, numFailedTests: number, testResults: VitestFile[] }} VitestReport
 */
/**
 * The used part of Playwright's report.
 * @typedef {{ title: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ title: string, file: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} PlaywrightReport
 */

/** A check that only passes or fails counts as one test. @param {number} exitCode @returns {Tally} */
export function tallyOfExitCode(exitCode) {
  return withFailureNoticed({ passed: exitCode === 0 ? 1 : 0, failed: 0, failures: [] }, exitCode);
}

/** @param {VitestReport | undefined} report absent when Vitest wrote none @param {number} exitCode @returns {Tally} */
export function tallyOfVitest(report, exitCode) {
  const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = report ?? {};
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .flatMap(({ fullName, failureMessages }) => linesOf(relative(root, name), fullName, failureMessages?.[0])),
  );
  return withFailureNoticed({ passed: numPassedTests, failed: numFailedTests, failures }, exitCode);
}

/**
 * A test that passed only on retry counts as failed.
 * @param {PlaywrightReport | undefined} report @param {number} exitCode @returns {Tally}
 */
export function tallyOfPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const failures = (report?.suites ?? []).flatMap((suite) => failuresOf(suite));
  return withFailureNoticed({ passed: expected, failed: unexpected + flaky, failures }, exitCode);
}

/** @param {Suite} suite @param {string[]} [groups] titles of the enclosing groups @returns {string[]} */
function failuresOf({ file, specs = [], suites = [] }, groups = []) {
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return linesOf(`tests/browser/${file}`, [...groups, title].join(" › "), errors[0]);
    });
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, [...groups, suite.title]))];
}

/** @param {string} file @param {string} name @param {string} [message] */
function linesOf(file, name, message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  const beginning = lines.filter((line) => line.trim()).slice(0, 6);
  return [`FAILED  ${file}: ${name}`, ...beginning.map((line) => `        ${line}`)];
}

/**
 * A failed run without a failed test, for example because a file does not load, counts as one failure. @param {Tally} tally @param {number}
 * exitCode
 */
function withFailureNoticed(tally, exitCode) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
