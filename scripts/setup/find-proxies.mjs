import { spawnSync } from "node:child_process";
import { withLock } from "./lock.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";

/** Programs that the rehearsal of a deployment needs, with the Debian package of each. */
const packages = { caddy: "caddy", nginx: "nginx-light", openssl: "openssl", "systemd-analyze": "systemd" };

/** @typedef {keyof typeof packages} Program */

/**
 * Finds programs on this machine, and installs what is missing with apt-get if the user may.
 * @returns {Promise<Set<string>>} the names of those that are there
 */
export async function findOrInstallProxies() {
  const names = /** @type {Program[]} */ (Object.keys(packages));
  const missing = () => names.filter((name) => !exists(name));
  const mayInstall = process.getuid?.() === 0 && exists("apt-get");
  if (missing().length > 0 && mayInstall) await withLock(() => install(missing()));
  const absent = missing();
  if (absent.length > 0)
    say(`\nNOT FOUND, and cannot be installed here: ${absent.join(", ")}. The tests that need them are SKIPPED.\n`);
  return new Set(names.filter((name) => !absent.includes(name)));
}

/** @param {Program[]} names */
async function install(names) {
  if (names.length === 0) return;
  say(`Installing with apt-get: ${names.join(", ")}.`);
  // RUNLEVEL keeps the packages from starting servers.
  const environment = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  await run("apt-get", ["update"], environment);
  const wanted = names.map((name) => packages[name]);
  await run("apt-get", ["install", "-y", "--no-install-recommends", ...wanted], environment);
}

/** @param {string} program */
function exists(program) {
  return spawnSync("sh", ["-c", 'PATH="$PATH:/usr/sbin:/sbin" command -v "$0"', program]).status === 0;
}
