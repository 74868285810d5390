import { spawnSync } from "node:child_process";
import { installPackages, mayInstallPackages } from "./debian-packages.mjs";
import { say } from "./say.mjs";

/** The programs for rehearsing a deployment, with their Debian packages. */
const packages = {
  caddy: "caddy",
  nginx: "nginx-light",
  openssl: "openssl",
  rsync: "rsync",
  ssh: "openssh-client",
  sshd: "openssh-server",
  "systemd-analyze": "systemd",
};

/** @typedef {keyof typeof packages} Program */

/**
 * Finds the programs, and installs missing ones with apt-get if the user may.
 * @returns {Promise<Set<string>>} the names of the programs found
 */
export async function findOrInstallProxies() {
  const names = /** @type {Program[]} */ (Object.keys(packages));
  const missing = () => names.filter((name) => !exists(name));
  if (missing().length > 0 && mayInstallPackages())
    await installPackages(() => missing().map((name) => packages[name]));
  const absent = missing();
  if (absent.length > 0)
    say(`\nNOT FOUND, and cannot be installed here: ${absent.join(", ")}. The tests that need them are SKIPPED.\n`);
  return new Set(names.filter((name) => !absent.includes(name)));
}

/** @param {string} program */
function exists(program) {
  return spawnSync("sh", ["-c", 'PATH="$PATH:/usr/sbin:/sbin" command -v "$0"', program]).status === 0;
}
