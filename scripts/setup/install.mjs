import { existsSync, readFileSync } from "node:fs";
import { withLock } from "../files/lock.mjs";
import { findNode } from "./node-runtime.mjs";
import { inProject } from "./project.mjs";
import { pathWithoutProject, run } from "./run.mjs";
import { Failure, say } from "./say.mjs";

/** @typedef {{ version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }} LockedPackage */
/** @typedef {{ packages: Record<string, LockedPackage> }} LockFile */
/**
 * Packages to build and serve the site (`dependencies`), or also to test it, edit it and work on it (`devDependencies`). Without the
 * latter, the first start installs in a third less time.
 * @typedef {"serving" | "everything"} Purpose
 */

// engine-strict would refuse packages that need a newer Node than the host's, although they run on the Node that is installed with them. No
// package needs an install script, so none may run one.
const npmOptions = ["--ignore-scripts", "--engine-strict=false", "--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Installs what is missing. If this is not the project's Node, runs the command again with that and exits with its
 * code: code after this call runs on the project's Node.
 * @param {Purpose} purpose
 */
export async function prepare(purpose) {
  await withLock(() => installWhatIsMissing(purpose));
  const node = findNode();
  if (node !== process.execPath) process.exit(await run(node, process.argv.slice(1)));
}

/** Installs the packages if they are missing or differ from package-lock.json. @param {Purpose} purpose */
async function installWhatIsMissing(purpose) {
  if (!existsSync(inProject("package-lock.json"))) {
    throw new Failure("package-lock.json is missing. Restore it with `git checkout package-lock.json`.");
  }
  const wanted = readLockFile("package-lock.json");
  const installed = readLockFile("node_modules/.package-lock.json");
  if (wanted && installed && holdsEveryPackage(installed, wanted, purpose)) return;

  const isServable = wanted && installed && holdsEveryPackage(installed, wanted, "serving");
  if (isServable) say("Installing the packages for tests and development.");
  else if (installed) say("package-lock.json has changed. Installing the packages.");
  else say("Installing the packages. This takes about a minute the first time.");
  // A running server keeps its packages: `npm ci` would remove them first.
  const command = isServable ? ["install", "--no-save"] : ["ci"];
  const choice = purpose === "serving" ? "--omit=dev" : "--include=dev";
  const exitCode = await run("npm", [...command, choice, ...npmOptions], { PATH: pathWithoutProject() });
  if (exitCode === 0) return;
  throw new Failure(
    "npm could not install the packages for the reason above. Correct it, then run the command again. If npm cannot reach its registry, check the internet connection, or set a proxy: `npm config set proxy …`.",
  );
}

/**
 * Whether exactly the packages in the lock file are installed. Optional packages for other systems may be absent, and for serving the site
 * including those for tests and development.
 * @param {LockFile} installed
 * @param {LockFile} wanted
 * @param {Purpose} purpose
 */
export function holdsEveryPackage(installed, wanted, purpose) {
  const everyWantedIsThere = Object.entries(wanted.packages).every(([path, wantedPackage]) => {
    if (path === "") return true;
    const found = installed.packages[path];
    return found ? found.version === wantedPackage.version : mayBeAbsent(wantedPackage, purpose);
  });
  return everyWantedIsThere && Object.keys(installed.packages).every((path) => path in wanted.packages);
}

/** @param {LockedPackage} locked @param {Purpose} purpose */
function mayBeAbsent({ optional, dev, devOptional }, purpose) {
  return optional === true || (purpose === "serving" && (dev === true || devOptional === true));
}

/** @param {string} path @returns {LockFile | undefined} */
function readLockFile(path) {
  try {
    return JSON.parse(readFileSync(inProject(path), "utf8"));
  } catch {
    return undefined;
  }
}
