import { spawnSync } from "node:child_process";
import { withLock } from "./lock.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";

/** apt-get waits up to ten minutes for another package manager, such as automatic updates. */
const waiting = ["-o", "DPkg::Lock::Timeout=600"];

/** Whether this user may install packages with apt-get. */
export function mayInstallPackages() {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

/**
 * Installs packages with apt-get, while no other command of this project installs anything.
 * @param {() => string[]} missing names of the packages; called once the lock is held, since another command may have installed them
 * @param {{ recommended?: boolean }} [choice] whether to install recommended packages too
 */
export function installPackages(missing, { recommended = false } = {}) {
  return withLock(async () => {
    const names = missing();
    if (names.length === 0) return;
    say(`Installing with apt-get: ${names.join(", ")}.`);
    // RUNLEVEL prevents packages from starting servers: the tests start their own.
    const environment = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    await run("apt-get", [...waiting, "update"], environment);
    const extent = recommended ? [] : ["--no-install-recommends"];
    await run("apt-get", [...waiting, "install", "-y", ...extent, ...names], environment);
  });
}
