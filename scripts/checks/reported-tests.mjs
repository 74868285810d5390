import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { inProject, root } from "../setup/project.mjs";

/**
 * A test that has run: its file as a path in the project, and what a failed one said.
 * @typedef {{ file: string, name: string, durationMs: number, failure?: string | undefined }} ReportedTest
 */
/**
 * The parts of Vitest's report that are read.
 * @typedef {{ testResults?: { name: string, assertionResults: { fullName: string, duration?: number | null, status?: string, failureMessages?: string[] }[] }[] }} VitestReport
 */
/**
 * The parts of Playwright's report that are read.
 * @typedef {{ title: string, file: string, specs?: { title: string, ok?: boolean, tests: { results: { duration: number, error?: { message?: string } }[] }[] }[], suites?: Suite[] }} Suite
 * @typedef {{ suites?: Suite[], config?: { rootDir: string } }} PlaywrightReport
 */

/** @param {VitestReport | undefined} report @returns {ReportedTest[]} */
export function testsOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, failureMessages = [] }) => ({
      file: relative(root, file),
      name: fullName,
      durationMs: duration ?? 0,
      failure: status === "failed" ? (failureMessages[0] ?? "") : undefined,
    })),
  );
}

/** @param {PlaywrightReport | undefined} report @returns {ReportedTest[]} */
export function testsOfPlaywright(report) {
  const folder = report?.config?.rootDir ?? inProject("tests/browser");
  return (report?.suites ?? []).flatMap((suite) => testsOfSuite(suite, folder, []));
}

/** The lines of a list of the slowest tests. @param {ReportedTest[]} tests @param {number} count */
export function linesOfSlowest(tests, count) {
  return tests
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, count)
    .map(({ file, name, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(6)} s  ${file}: ${name}`);
}

/** The lines that name each failed test, with the beginning of what it said. @param {ReportedTest[]} tests */
export function linesOfFailed(tests) {
  return tests.flatMap(({ file, name, failure }) =>
    failure === undefined ? [] : [`FAILED  ${file}: ${name}`, ...beginningOf(failure).map((line) => `        ${line}`)],
  );
}

const linesOfFailure = 6;

/** The first lines with words, without the colours of a terminal. @param {string} failure */
function beginningOf(failure) {
  return stripVTControlCharacters(failure)
    .split("\n")
    .filter((line) => line.trim())
    .slice(0, linesOfFailure);
}

/**
 * Test names start with the titles of their groups. The suite's own title is left out, because it is the file.
 * @param {Suite} suite
 * @param {string} folder
 * @param {string[]} groups
 * @returns {ReportedTest[]}
 */
function testsOfSuite({ file, specs = [], suites = [] }, folder, groups) {
  const own = specs.map(({ title, ok, tests }) => {
    const results = tests.flatMap((test) => test.results);
    return {
      file: relative(root, `${folder}/${file}`),
      name: [...groups, title].join(" › "),
      durationMs: results.reduce((total, { duration }) => total + duration, 0),
      failure: ok === false ? (results.find(({ error }) => error)?.error?.message ?? "") : undefined,
    };
  });
  return [...own, ...suites.flatMap((suite) => testsOfSuite(suite, folder, [...groups, suite.title]))];
}
