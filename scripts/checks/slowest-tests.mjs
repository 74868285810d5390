import { relative } from "node:path";
import { inProject, root } from "../setup/project.mjs";

/** @typedef {{ file: string, name: string, durationMs: number }} TimedTest the file as a path in the project */
/**
 * The parts of Vitest's report that are read.
 * @typedef {{ testResults?: { name: string, assertionResults: { fullName: string, duration?: number | null }[] }[] }} VitestReport
 */
/**
 * The parts of Playwright's report that are read.
 * @typedef {{ title: string, file: string, specs?: { title: string, tests: { results: { duration: number }[] }[] }[], suites?: Suite[] }} Suite
 * @typedef {{ suites?: Suite[], config?: { rootDir: string } }} PlaywrightReport
 */

/** @param {VitestReport | undefined} report @returns {TimedTest[]} */
export function testsOfVitest(report) {
  return (report?.testResults ?? []).flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, file),
      name: fullName,
      durationMs: duration ?? 0,
    })),
  );
}

/** @param {PlaywrightReport | undefined} report @returns {TimedTest[]} */
export function testsOfPlaywright(report) {
  const folder = report?.config?.rootDir ?? inProject("tests/browser");
  return (report?.suites ?? []).flatMap((suite) => testsOfSuite(suite, folder, []));
}

/** The lines of a list of the slowest tests. @param {TimedTest[]} tests @param {number} count */
export function linesOfSlowest(tests, count) {
  return tests
    .toSorted((a, b) => b.durationMs - a.durationMs)
    .slice(0, count)
    .map(({ file, name, durationMs }) => `${(durationMs / 1000).toFixed(1).padStart(6)} s  ${file}: ${name}`);
}

/**
 * Test names start with the titles of their groups. The suite's own title is left out, because it is the file.
 * @param {Suite} suite
 * @param {string} folder
 * @param {string[]} groups
 * @returns {TimedTest[]}
 */
function testsOfSuite({ file, specs = [], suites = [] }, folder, groups) {
  const own = specs.map(({ title, tests }) => ({
    file: relative(root, `${folder}/${file}`),
    name: [...groups, title].join(" › "),
    durationMs: tests.flatMap(({ results }) => results).reduce((total, { duration }) => total + duration, 0),
  }));
  return [...own, ...suites.flatMap((suite) => testsOfSuite(suite, folder, [...groups, suite.title]))];
}
