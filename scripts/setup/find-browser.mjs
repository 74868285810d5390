import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findProgram, installMissing } from "./find-programs.mjs";
import { Failure } from "./say.mjs";

/** Chromium without windows: the same engine, with about a third less work per page. */
const headlessShell = "chromium-headless-shell";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Finds a browser: the one in CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's, or one installed with apt-get if the user may.
 * Continuous integration always installs the headless shell, because it makes the whole test run minutes faster.
 * @param {{ asVisitorsHave?: boolean }} [choice] for measurements; by default the headless shell is preferred
 * @returns {Promise<string>} the path of the program
 * @throws {Failure} if there is none
 */
export async function findOrInstallBrowser({ asVisitorsHave = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Failure(
      `CHROMIUM_PATH is ${named}, which does not exist. Correct it, or unset it to use a browser of this machine.`,
    );
  }
  const wanted = asVisitorsHave ? names : [headlessShell, ...names];
  const [preferred = ""] = wanted;
  const isMissing = () => findProgram([preferred], runs) === undefined;
  const find = async () => findProgram(wanted, runs) ?? usualPlaces.find(runs) ?? (await findDownloaded());
  const mustInstall = (await find()) === undefined || (Boolean(process.env.CI) && !asVisitorsHave && isMissing());
  // The program has the same name as its package.
  if (mustInstall) await installMissing(() => (isMissing() ? [preferred] : []), { recommended: true });
  const found = await find();
  if (found) return found;
  throw new Failure(
    "The tests need Chromium or Chrome, and none was found. Install one with `npx playwright install --with-deps chromium`, then run the command again.",
  );
}

/** On some systems the file is a script that only says how to install the browser. @param {string} path */
function runs(path) {
  return existsSync(path) && (process.platform === "win32" || spawnSync(path, ["--version"]).status === 0);
}

async function findDownloaded() {
  const { chromium } = await import("playwright-core");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
