import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { inProject } from "./project.mjs";
import { say } from "./say.mjs";

const lockFile = inProject(".cache", "setup.lock");

/**
 * Runs `work` while no other command of this project installs or builds, so that two commands started at the same time do
 * not write the same files.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(work) {
  await acquireLock();
  process.once("exit", releaseLock);
  try {
    return await work();
  } finally {
    process.off("exit", releaseLock);
    releaseLock();
  }
}

function releaseLock() {
  rmSync(lockFile, { force: true });
}

async function acquireLock() {
  mkdirSync(inProject(".cache"), { recursive: true });
  for (let waited = false; !tryToAcquireLock(); waited = true) {
    if (!waited) say("Another command is installing or building. Waiting for it to finish.");
    await wait(300);
  }
}

function tryToAcquireLock() {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    if (!isHeld()) rmSync(lockFile, { force: true });
    return false;
  }
}

function isHeld() {
  try {
    const holder = Number(readFileSync(lockFile, "utf8"));
    if (holder === 0) return true;
    process.kill(holder, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
