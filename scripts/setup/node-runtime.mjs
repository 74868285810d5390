import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { inProject } from "./project.mjs";
import { Failure } from "./say.mjs";

const oldestMajor = 22;
const oldestMinor = 22;

/** The package with Node for this system, one of the optional dependencies in package.json. */
const pinned = `node-${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

/**
 * Finds the Node that builds and serves the site: the one pinned in package.json if it runs, otherwise the host's if it is new enough. Some
 * systems have no package, and some cannot run it.
 * @returns {string} the path of the program
 * @throws {Failure} if neither is suitable
 */
export function findNode() {
  const program = inProject("node_modules", pinned, "bin", process.platform === "win32" ? "node.exe" : "node");
  if (isThisProcess(program)) return process.execPath;
  if (isNewEnough(versionOf(program))) return program;
  if (isNewEnough(process.version)) return process.execPath;
  throw new Failure(
    `The site needs Node ${oldestMajor}.${oldestMinor} or newer: the copy that npm installs for this project does not run here, ` +
      `and the host's own is ${process.versions.node}. Install Node 24 from https://nodejs.org, then run the command again.`,
  );
}

/** Whether a version such as `v24.1.0` can run the project's TypeScript and its router. @param {string | undefined} version */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = (version ?? "").replace(/^v/, "").split(".").map(Number);
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor);
}

/** @param {string} program */
function isThisProcess(program) {
  try {
    return realpathSync(program) === realpathSync(process.execPath);
  } catch {
    return false;
  }
}

/** @param {string} program */
function versionOf(program) {
  const result = spawnSync(program, ["--version"], { encoding: "utf8" });
  return result.status === 0 ? result.stdout.trim() : undefined;
}
