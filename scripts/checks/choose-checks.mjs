/**
 * Interprets the arguments of `npm test --`: names of checks, and parts of test file names. With only the latter, all checks that run test
 * files are chosen. Adds the build to every check that needs it.
 * @template {{ name: string, runsTestFiles?: boolean, needsBuild?: boolean }} Check
 * @param {Check[]} checks
 * @param {string[]} words
 * @returns {{ chosen: Check[], fileFilters: string[] }}
 */
export function chooseChecks(checks, words) {
  const names = new Set(checks.map(({ name }) => name));
  const wanted = new Set(words.filter((word) => names.has(word)));
  const fileFilters = words.filter((word) => !names.has(word));
  const isWanted = (/** @type {Check} */ { name, runsTestFiles }) => {
    if (wanted.size > 0) return wanted.has(name);
    return fileFilters.length === 0 || runsTestFiles === true;
  };
  const needsBuild = checks.some((check) => isWanted(check) && check.needsBuild);
  return { chosen: checks.filter((check) => isWanted(check) || (needsBuild && check.name === "build")), fileFilters };
}
