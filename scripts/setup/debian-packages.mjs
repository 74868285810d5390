import { spawnSync } from "node:child_process";
import { withLock } from "./lock.mjs";
import { run } from "./run.mjs";
import { say } from "./say.mjs";

/** Another program may be installing packages, such as the system's own updates: apt-get waits for it, up to ten minutes. */
const waiting = ["-o", "DPkg::Lock::Timeout=600"];

/** Whether this user may install packages with apt-get. */
export function mayInstallPackages() {
  return process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;
}

/**
 * Installs packages with apt-get, while no other command of this project installs anything.
 * @param {() => string[]} missing names of the packages; asked once it is this command's turn, since another may have installed them
 * @param {{ recommended?: boolean }} [choice] whether to install what they recommend too
 */
export function installPackages(missing, { recommended = false } = {}) {
  return withLock(async () => {
    const names = missing();
    if (names.length === 0) return;
    say(`Installing with apt-get: ${names.join(", ")}.`);
    // RUNLEVEL keeps packages from starting servers: the tests start their own.
    const environment = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    await run("apt-get", [...waiting, "update"], environment);
    const extent = recommended ? [] : ["--no-install-recommends"];
    await run("apt-get", [...waiting, "install", "-y", ...extent, ...names], environment);
  });
}
