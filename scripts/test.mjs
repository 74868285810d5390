import { chooseChecks } from "./checks/choose-checks.mjs";
import { runPlaywright, runVitest } from "./checks/run-test-files.mjs";
import { sum, tallyOfExitCode } from "./checks/tally.mjs";
import { buildWhatIsStale } from "./setup/build-site.mjs";
import { prepare } from "./setup/install.mjs";
import { inProject, programs } from "./setup/project.mjs";
import { run } from "./setup/run.mjs";
import { Failure, runCommand, say } from "./setup/say.mjs";

/** @typedef {import("./checks/tally.mjs").Tally} Tally */
/**
 * @typedef {object} Check
 * @property {string} name as typed after `npm test --`
 * @property {string} title
 * @property {boolean} [runsTestFiles]
 * @property {boolean} [needsBuild]
 * @property {(node: string, fileFilters: string[]) => Promise<Tally>} check
 */

/** Every check, in the order in which they run. The build comes first: types and tests read what it generates. */
/** @type {Check[]} */
const checks = [
  { name: "build", title: "Build (the whole site builds)", check: buildSite },
  { name: "prettier", title: "Prettier (layout of the source)", check: program(programs.prettier, "--check", ".") },
  { name: "oxlint", title: "Oxlint (suspicious code)", check: program(programs.oxlint) },
  { name: "tsc", title: "TypeScript (types)", check: knownRoutes(program(programs.tsc)) },
  { name: "knip", title: "Knip (code and packages that nothing uses)", check: knownRoutes(program(programs.knip)) },
  {
    name: "imports",
    title: "Import rules (which folder may use which)",
    check: program(inProject("scripts/check-imports.ts")),
  },
  {
    name: "unit",
    title: "Unit tests",
    runsTestFiles: true,
    check: (node, filters) => runVitest(node, "unit", filters),
  },
  {
    name: "faults",
    title: "Fault tests (killed servers, full disks, mail that fails)",
    runsTestFiles: true,
    check: (node, filters) => runVitest(node, "faults", filters),
  },
  {
    name: "site",
    title: "Tests of the built pages",
    runsTestFiles: true,
    needsBuild: true,
    check: (node, filters) => runVitest(node, "site", filters),
  },
  { name: "browser", title: "Browser tests", runsTestFiles: true, needsBuild: true, check: runPlaywright },
];

await runCommand(async () => {
  const { chosen, fileFilters } = chooseChecks(checks, process.argv.slice(2));
  const node = await prepare();
  /** @type {{ name: string, title: string, tally: Tally }[]} */
  const results = [];
  for (const { name, title, needsBuild, check } of chosen) {
    say(`\n── ${title}`);
    const buildFailed = results.some((result) => result.name === "build" && result.tally.failed > 0);
    const work = needsBuild && buildFailed ? refuseWithoutBuild : () => check(node, fileFilters);
    results.push({ name, title, tally: await outcomeOf(work) });
  }
  return conclude(results);
});

/** @param {() => Promise<Tally>} work */
async function outcomeOf(work) {
  try {
    return await work();
  } catch (error) {
    process.stderr.write(
      `${error instanceof Failure ? error.message : String(error instanceof Error ? error.stack : error)}\n`,
    );
    return { passed: 0, failed: 1 };
  }
}

/** @param {{ title: string, tally: Tally }[]} results @returns {number} the exit code */
function conclude(results) {
  const total = sum(results.map(({ tally }) => tally));
  say("");
  for (const { title, tally } of results) {
    say(`${tally.failed > 0 ? "FAILED" : "passed"}  ${title}: ${tally.passed} passed, ${tally.failed} failed`);
  }
  say(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/** @param {string} file @param {string[]} programArguments @returns {Check["check"]} */
function program(file, ...programArguments) {
  return async (node) => tallyOfExitCode(await run(node, [file, ...programArguments]));
}

/** @returns {Promise<Tally>} */
async function refuseWithoutBuild() {
  throw new Failure("Not run, because the build failed.");
}

/** @param {string} node */
async function buildSite(node) {
  await buildWhatIsStale(node);
  return tallyOfExitCode(0);
}

/**
 * A check that needs the types which React Router writes for each route.
 * @param {Check["check"]} check
 * @returns {Check["check"]}
 */
function knownRoutes(check) {
  return async (node, fileFilters) => {
    const exitCode = await run(node, [programs.reactRouter, "typegen"]);
    return exitCode === 0 ? check(node, fileFilters) : tallyOfExitCode(exitCode);
  };
}
