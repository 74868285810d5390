import { stripVTControlCharacters } from "node:util";

/**
 * How many tests passed and failed, and a description of each failure. @typedef {{ passed: number, failed: number, failures: string[] }}
 * Tally
 */
/**
 * The used part of Playwright's report.
 * @typedef {{ title: string, ok: boolean, tests: { results: { error?: { message?: string } }[] }[] }} Spec
 * @typedef {{ title: string, file: string, specs?: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} PlaywrightReport
 */

/** The tally of a run that has not reported anything. @type {Tally} */
export const noTests = { passed: 0, failed: 0, failures: [] };

/** A check that only passes or fails counts as one test. @param {number} exitCode @returns {Tally} */
export function tallyOfExitCode(exitCode) {
  return withExitCode({ ...noTests, passed: exitCode === 0 ? 1 : 0 }, exitCode);
}

/**
 * A test that passed only on retry counts as failed.
 * @param {PlaywrightReport | undefined} report @param {number} exitCode @returns {Tally}
 */
export function tallyOfPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const failures = (report?.suites ?? []).flatMap((suite) => failuresOf(suite));
  return withExitCode({ passed: expected, failed: unexpected + flaky, failures }, exitCode);
}

/** @param {Suite} suite @param {string[]} [groups] titles of the enclosing groups @returns {string[]} */
function failuresOf({ file, specs = [], suites = [] }, groups = []) {
  const own = specs
    .filter(({ ok }) => !ok)
    .flatMap(({ title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
      return failure(`tests/browser/${file}: ${[...groups, title].join(" › ")}`, errors[0]);
    });
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, [...groups, suite.title]))];
}

/** The first lines of a failure's message under its place. @param {string} place @param {string} [message] */
export function failure(place, message = "") {
  const lines = stripVTControlCharacters(message).split("\n");
  const beginning = lines.filter((line) => line.trim()).slice(0, 6);
  return [`FAILED  ${place}`, ...beginning.map((line) => `        ${line}`)];
}

/**
 * A failed run without a failed test, for example because a file does not load, counts as one failure. @param {Tally} tally @param {number}
 * exitCode
 */
export function withExitCode(tally, exitCode) {
  return exitCode !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
