import { availableParallelism } from "node:os";
import { chooseChecks } from "./checks/choose-checks.mjs";
import { OrderedOutput } from "./checks/ordered-output.mjs";
import { runSideBySide } from "./checks/run-side-by-side.mjs";
import { runPlaywright, runVitest } from "./checks/run-test-files.mjs";
import { linesOfFailed, linesOfSlowest } from "./checks/reported-tests.mjs";
import { sum, tallyOfExitCode } from "./checks/tally.mjs";
import { buildWhatIsStale } from "./setup/build-site.mjs";
import { prepare } from "./setup/install.mjs";
import { programs } from "./setup/project.mjs";
import { run } from "./setup/run.mjs";
import { captureOutput, Failure, runCommand, say } from "./setup/say.mjs";

/** @typedef {import("./checks/tally.mjs").Tally} Tally */
/** @typedef {{ title: string, tally: Tally, seconds: number }} Result */
/**
 * @typedef {object} Check
 * @property {string} name as typed after `npm test --`
 * @property {string} title
 * @property {boolean} [runsTestFiles]
 * @property {boolean} [needsBuild] the site is built for it if it is not up to date
 * @property {string[]} [after] checks that must end before it starts, if they run too
 * @property {number} [cores] how many processor cores it keeps busy; one by default
 * @property {(node: string, fileFilters: string[]) => Promise<Tally>} check
 */

/** @type {Promise<number> | undefined} */
let typesWritten;

/** Every check. They run in parallel as far as there are processor cores; earlier ones take precedence. */
/** @type {Check[]} */
const checks = [
  { name: "build", title: "Build (the whole site builds)", check: buildSite },
  { name: "oxfmt", title: "Oxfmt (layout of the source)", check: program(programs.oxfmt, "--check", ".") },
  {
    name: "oxlint",
    title: "Oxlint (suspicious code, and which folder may import which)",
    check: program(programs.oxlint),
  },
  // Types and tests read what the build generates.
  { name: "tsc", title: "TypeScript (types)", after: ["build"], check: knownRoutes(program(programs.tsc)) },
  {
    name: "knip",
    title: "Knip (code and packages that nothing uses)",
    after: ["build"],
    check: knownRoutes(program(programs.knip)),
  },
  {
    name: "unit",
    title: "Unit tests",
    runsTestFiles: true,
    after: ["build"],
    // They wait for databases and servers as long as they work.
    cores: 1,
    check: (node, filters) => runVitest(node, "unit", filters),
  },
  {
    name: "components",
    title: "Component tests (parts with awkward content, in a browser)",
    runsTestFiles: true,
    needsBuild: true,
    after: ["build"],
    check: (node, filters) => runVitest(node, "components", filters),
  },
  {
    name: "specification",
    title: "Specification (what was supplied stands in the catalogue and on the pages)",
    runsTestFiles: true,
    needsBuild: true,
    after: ["build"],
    cores: 2,
    check: (node, filters) => runVitest(node, "specification", filters),
  },
  {
    name: "site",
    title: "Tests of the built pages",
    runsTestFiles: true,
    needsBuild: true,
    after: ["build"],
    cores: 2,
    check: (node, filters) => runVitest(node, "site", filters),
  },
  {
    name: "browser",
    title: "Browser tests",
    runsTestFiles: true,
    needsBuild: true,
    after: ["build"],
    cores: 2,
    check: runPlaywright,
  },
  // They measure how servers answer under load, so that other work would disturb them.
  {
    name: "faults",
    title: "Fault tests (killed servers, full disks, mail that fails)",
    runsTestFiles: true,
    after: ["build"],
    cores: 2,
    check: (node, filters) => runVitest(node, "faults", filters),
  },
  {
    name: "deploy",
    title: "Rehearsal of a deployment (systemd, Caddy, nginx)",
    runsTestFiles: true,
    after: ["build"],
    cores: 2,
    check: (node, filters) => runVitest(node, "deploy", filters),
  },
];

await runCommand(async () => {
  const { chosen, fileFilters } = chooseChecks(checks, process.argv.slice(2));
  const node = await prepare("everything");
  const output = new OrderedOutput((text) => process.stdout.write(text));
  /** @type {Map<Check, Result>} */
  const results = new Map();
  let interrupted = false;
  process.once("SIGINT", () => (interrupted = true));
  await runSideBySide(chosen, availableParallelism(), async (check) => {
    const part = output.begin();
    const started = performance.now();
    const buildFailed = [...results].some(([{ name }, { tally }]) => name === "build" && tally.failed > 0);
    const work = async () => {
      say(`\n── ${check.title}`);
      if (interrupted) throw new Failure("Not run, because the command was stopped.");
      if (check.needsBuild && buildFailed) throw new Failure("Not run, because the build failed.");
      return check.check(node, fileFilters);
    };
    const tally = await captureOutput(part.write, () => outcomeOf(work));
    results.set(check, { title: check.title, tally, seconds: (performance.now() - started) / 1000 });
    part.end();
  });
  return conclude(chosen.flatMap((check) => results.get(check) ?? []));
});

/** @param {() => Promise<Tally>} work */
async function outcomeOf(work) {
  try {
    return await work();
  } catch (error) {
    say(error instanceof Failure ? error.message : String(error instanceof Error ? error.stack : error));
    return { passed: 0, failed: 1 };
  }
}

/** @param {Result[]} results @returns {number} the exit code */
function conclude(results) {
  const total = sum(results.map(({ tally }) => tally));
  const tests = results.flatMap(({ tally }) => tally.tests ?? []);
  say("");
  if (tests.length > 0) say(`The slowest tests:\n${linesOfSlowest(tests, 10).join("\n")}\n`);
  for (const { title, tally, seconds } of results) {
    const outcome = tally.failed > 0 ? "FAILED" : "passed";
    say(`${outcome}  ${title}: ${tally.passed} passed, ${tally.failed} failed, ${Math.round(seconds)} s`);
  }
  const failed = linesOfFailed(tests);
  if (failed.length > 0) say(`\n${failed.join("\n")}`);
  say(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
}

/** @param {string} file @param {string[]} programArguments @returns {Check["check"]} */
function program(file, ...programArguments) {
  return async (node) => tallyOfExitCode(await run(node, [file, ...programArguments]));
}

/** @param {string} node */
async function buildSite(node) {
  await buildWhatIsStale(node);
  return tallyOfExitCode(0);
}

/**
 * A check that needs the types that React Router generates for each route. They are generated once.
 * @param {Check["check"]} check
 * @returns {Check["check"]}
 */
function knownRoutes(check) {
  return async (node, fileFilters) => {
    typesWritten ??= run(node, [programs.reactRouter, "typegen"]);
    const exitCode = await typesWritten;
    return exitCode === 0 ? check(node, fileFilters) : tallyOfExitCode(exitCode);
  };
}
