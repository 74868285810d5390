import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { run } from "./run.mjs";
import { Failure, say } from "./say.mjs";

/** Chromium without any window: the same engine, and about a third less work for each page. */
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
 * Finds a browser: the one that CHROMIUM_PATH names, a Chromium or Chrome on this machine, the one that Playwright has
 * downloaded, or one installed with apt-get if the user has permission.
 * @param {{ asVisitorsHave?: boolean }} [choice] for measurements; otherwise the headless shell is preferred
 * @returns {Promise<string>} the path of the program
 * @throws {Failure} if there is none
 */
export async function findOrInstallBrowser({ asVisitorsHave = false } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Failure(
      `CHROMIUM_PATH names ${named}, where there is no file. Correct it, or unset it to use a browser of this machine.`,
    );
  }
  const wanted = asVisitorsHave ? names : [headlessShell, ...names];
  return findInstalled(wanted) ?? (await findDownloaded()) ?? (await installWithApt(wanted));
}

/** @param {string[]} wanted names of programs, the preferred one first */
function findInstalled(wanted) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  const onPath = wanted.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...usualPlaces].find((path) => existsSync(path) && runs(path));
}

/** On some systems the file is a script that only says how to install the browser. @param {string} path */
function runs(path) {
  return process.platform === "win32" || spawnSync(path, ["--version"]).status === 0;
}

async function findDownloaded() {
  const { chromium } = await import("playwright-core");
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}

/** @param {string[]} wanted names of programs; the first is also the name of its package */
async function installWithApt(wanted) {
  const mayInstall = process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
  if (mayInstall) {
    const [name = ""] = wanted;
    say(`No browser was found. Installing ${name} with apt-get.`);
    const environment = { DEBIAN_FRONTEND: "noninteractive" };
    await run("apt-get", ["update"], environment);
    await run("apt-get", ["install", "-y", name], environment);
    const installed = findInstalled(wanted);
    if (installed) return installed;
  }
  throw new Failure(
    "The tests need Chromium or Chrome, and none was found. Install one with `npx playwright install --with-deps chromium`, then run the command again.",
  );
}
