import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findOrInstallBrowser } from "../setup/find-browser.mjs";
import { installPostgres } from "../setup/find-programs.mjs";
import { findFreePort } from "../setup/port.mjs";
import { inProject, programs } from "../setup/project.mjs";
import { run } from "../setup/run.mjs";
import { readJson } from "../files/whole-file.mjs";
import { noTests, tallyOfPlaywright, withExitCode } from "./tally.mjs";
import { tallyFileVariable } from "./vitest-tally.mjs";

/**
 * Runs the test files of a Vitest project. `unit` also runs `unit-databases` and `unit-isolated`.
 * @param {"unit" | "components" | "faults" | "deploy" | "specification" | "site"} project
 * @param {string[]} fileFilters
 */
export async function runVitest(project, fileFilters) {
  if (project === "unit" || project === "faults") await installPostgres();
  const environment = project === "components" ? { CHROMIUM_PATH: await findOrInstallBrowser() } : {};
  return withTemporaryFolder(async (folder) => {
    const tallyFile = join(folder, "tally.json");
    const reporters = ["--reporter=default", `--reporter=${inProject("scripts/checks/vitest-tally.mjs")}`];
    const filter = fileFilters.length > 0 ? [...fileFilters, "--passWithNoTests"] : [];
    const vitestArguments = ["run", "--project", project === "unit" ? "unit*" : project, ...reporters, ...filter];
    const exitCode = await run(process.execPath, [programs.vitest, ...vitestArguments], {
      ...environment,
      [tallyFileVariable]: tallyFile,
    });
    return withExitCode(/** @type {any} */ (readJson(tallyFile)) ?? noTests, exitCode);
  });
}

/**
 * Runs the browser tests against the built site on a free port, with a temporary data folder.
 * @param {string[]} fileFilters
 */
export async function runPlaywright(fileFilters) {
  const browser = await findOrInstallBrowser();
  const port = await findFreePort();
  return withTemporaryFolder(async (folder) => {
    const reportFile = join(folder, "report.json");
    const filter = fileFilters.length > 0 ? [...fileFilters, "--pass-with-no-tests"] : [];
    const exitCode = await run(process.execPath, [programs.playwright, "test", "--reporter=dot,json", ...filter], {
      CHROMIUM_PATH: browser,
      BROWSER_TESTS_PORT: String(port),
      BROWSER_TESTS_DATA_DIR: join(folder, "data"),
      PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    });
    return tallyOfPlaywright(/** @type {any} */ (readJson(reportFile)), exitCode);
  });
}

/** @template T @param {(folder: string) => Promise<T>} work @returns {Promise<T>} */
async function withTemporaryFolder(work) {
  const folder = mkdtempSync(join(tmpdir(), "catalogue-tests-"));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
