import { existsSync, readFileSync } from "node:fs";
import { withLock } from "./lock.mjs";
import { findNode } from "./node-runtime.mjs";
import { inProject } from "./project.mjs";
import { pathWithoutProject, runCapturingErrors } from "./run.mjs";
import { Failure, say } from "./say.mjs";

/** @typedef {{ packages: Record<string, { version?: string, optional?: boolean }> }} LockFile */

const networkErrors = /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH)\b/;

// With NODE_ENV=production npm would leave out the packages that build the site, and with engine-strict it would refuse
// those that need a newer Node than the host's, although they run on the Node that is installed with them.
// No package needs an install script, so none may run one.
const npmOptions = [
  "--include=dev",
  "--ignore-scripts",
  "--engine-strict=false",
  "--no-audit",
  "--no-fund",
  "--loglevel=error",
];

/** Installs what is missing. @returns {Promise<string>} the path of the Node to run everything else with */
export async function prepare() {
  await withLock(installWhatIsMissing);
  return findNode();
}

/** Installs the packages if they are missing or differ from package-lock.json. */
async function installWhatIsMissing() {
  if (!existsSync(inProject("package-lock.json"))) {
    throw new Failure("package-lock.json is missing. Restore it with `git checkout package-lock.json`.");
  }
  const wanted = readLockFile("package-lock.json");
  const installed = readLockFile("node_modules/.package-lock.json");
  if (wanted && installed && holdsEveryPackage(installed, wanted)) return;

  say(
    installed
      ? "package-lock.json has changed. Installing the packages."
      : "Installing the packages. This takes about a minute the first time.",
  );
  const { exitCode, errors } = await runCapturingErrors("npm", ["ci", ...npmOptions], {
    ...process.env,
    PATH: pathWithoutProject(),
  });
  if (exitCode === 0) return;
  throw new Failure(
    networkErrors.test(errors)
      ? "npm could not reach its registry. Check the internet connection (or set a proxy: `npm config set proxy …`), then run the command again."
      : "npm could not install the packages for the reason above. Correct it, then run the command again.",
  );
}

/**
 * Whether the installed packages are exactly those in the lock file. Optional packages for other systems may be absent.
 * @param {LockFile} installed
 * @param {LockFile} wanted
 */
export function holdsEveryPackage(installed, wanted) {
  const everyWantedIsThere = Object.entries(wanted.packages).every(([path, { version, optional }]) => {
    if (path === "") return true;
    const found = installed.packages[path];
    return found ? found.version === version : optional === true;
  });
  return everyWantedIsThere && Object.keys(installed.packages).every((path) => path in wanted.packages);
}

/** @param {string} path @returns {LockFile | undefined} */
function readLockFile(path) {
  try {
    return JSON.parse(readFileSync(inProject(path), "utf8"));
  } catch {
    return undefined;
  }
}
