import { availableParallelism } from "node:os";
import { chooseChecks } from "./checks/choose-checks.mjs";
import { runPlaywright, runVitest } from "./checks/run-test-files.mjs";
import { tallyOfExitCode } from "./checks/tally.mjs";
import { buildWhatIsStale } from "./setup/build-site.mjs";
import { prepare } from "./setup/install.mjs";
import { programs } from "./setup/project.mjs";
import { run } from "./setup/run.mjs";
import { captureOutput, Failure, runCommand, say } from "./setup/say.mjs";

/** @typedef {import("./checks/tally.mjs").Tally} Tally */
/**
 * @typedef {object} Check
 * @property {string} name as typed after `npm test --`
 * @property {string} title
 * @property {boolean} [runsTestFiles]
 * @property {boolean} [needsBuild] the site is built for it if it is not up to date
 * @property {(fileFilters: string[]) => Promise<Tally>} check
 */

/** @type {Check[]} */
const checks = [
  { name: "build", title: "Build (the whole site builds)", check: buildSite },
  { name: "oxfmt", title: "Oxfmt (source formatting)", check: program(programs.oxfmt, "--check", ".") },
  {
    name: "oxlint",
    title: "Oxlint (suspicious code, and which folder may import which)",
    check: program(programs.oxlint),
  },
  { name: "tsc", title: "TypeScript (types)", check: program(programs.tsc) },
  { name: "knip", title: "Knip (code and packages that nothing uses)", check: program(programs.knip) },
  testFiles("unit", "Unit tests"),
  testFiles("components", "Component tests (parts with awkward content, in a browser)", true),
  testFiles("specification", "Specification (the catalogue and the pages contain what was supplied)", true),
  testFiles("site", "Tests of the built pages", true),
  { name: "browser", title: "Browser tests", runsTestFiles: true, needsBuild: true, check: runPlaywright },
  testFiles("faults", "Fault tests (killed servers, full disks, mail that fails)"),
  testFiles("deploy", "Rehearsal of a deployment (systemd, Caddy, nginx)"),
];

const pages = ["specification", "site", "browser"];
const servers = ["faults", "deploy"];
/**
 * Groups run one after another. Within a group, rows run in parallel, and the checks of a row in sequence. Types and tests read what the
 * build generates. Each row of the last group keeps two cores busy.
 */
const groups = [
  [["build"], ["oxfmt", "oxlint"]],
  [["unit"], ["tsc", "knip", "components"]],
  availableParallelism() < 4 ? [[...pages, ...servers]] : [pages, servers],
];

await runCommand(async () => {
  const { chosen, fileFilters } = chooseChecks(checks, process.argv.slice(2));
  await prepare("everything");
  let interrupted = false;
  process.once("SIGINT", () => (interrupted = true));
  /** @type {Map<string, Tally>} */
  const tallies = new Map();
  /** @type {string[]} */
  const summary = [];

  const perform = async (/** @type {Check} */ { name, title, needsBuild, check }) => {
    const started = performance.now();
    say(`\n── ${title}`);
    const tally = await outcomeOf(() => {
      if (interrupted) throw new Failure("Not run, because the command was stopped.");
      if (needsBuild && tallies.get("build")?.failed) throw new Failure("Not run, because the build failed.");
      return check(fileFilters);
    });
    tallies.set(name, tally);
    const seconds = Math.round((performance.now() - started) / 1000);
    const outcome = tally.failed > 0 ? "FAILED" : "passed";
    summary.push(`${outcome}  ${title}: ${tally.passed} passed, ${tally.failed} failed, ${seconds} s`);
  };
  const performRow = async (/** @type {string[]} */ row) => {
    for (const check of chosen.filter(({ name }) => row.includes(name))) await perform(check);
  };

  for (const [first = [], ...others] of groups) {
    // The first row's output is shown live, and that of the others afterwards.
    let held = "";
    const work = others.map((row) =>
      captureOutput(
        (text) => (held += text),
        () => performRow(row),
      ),
    );
    await Promise.all([performRow(first), ...work]);
    process.stdout.write(held);
  }

  const failures = [...tallies.values()].flatMap((tally) => tally.failures);
  const count = (/** @type {"passed" | "failed"} */ kind) =>
    [...tallies.values()].reduce((total, tally) => total + tally[kind], 0);
  for (const part of [summary, failures]) if (part.length > 0) say(`\n${part.join("\n")}`);
  say(`\n${count("passed")} passed, ${count("failed")} failed`);
  return count("failed") > 0 || count("passed") === 0 ? 1 : 0;
});

/** @param {() => Promise<Tally>} work @returns {Promise<Tally>} */
async function outcomeOf(work) {
  try {
    return await work();
  } catch (error) {
    say(error instanceof Failure ? error.message : String(error instanceof Error ? error.stack : error));
    return { passed: 0, failed: 1, failures: [] };
  }
}

/**
 * A check that runs the files of a Vitest project.
 * @param {Parameters<typeof runVitest>[0]} name @param {string} title @param {boolean} [needsBuild]
 * @returns {Check}
 */
function testFiles(name, title, needsBuild = false) {
  return { name, title, needsBuild, runsTestFiles: true, check: (filters) => runVitest(name, filters) };
}

/** @param {string} file @param {string[]} programArguments @returns {Check["check"]} */
function program(file, ...programArguments) {
  return async () => tallyOfExitCode(await run(process.execPath, [file, ...programArguments]));
}

async function buildSite() {
  await buildWhatIsStale();
  return tallyOfExitCode(0);
}
