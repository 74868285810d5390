import { createHash } from "node:crypto";
import { accessSync, constants, mkdirSync } from "node:fs";
import { connect, createServer } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { inProject, root } from "./project.mjs";
import { say } from "./say.mjs";

/**
 * Where a lock listens. The system lets one process listen there, and forgets it when that process ends, however it ends, so no lock is
 * left behind.
 * @param {string} name
 */
function placeOf(name) {
  const hash = createHash("sha256").update(name).digest("hex");
  if (process.platform === "linux") return { path: `\0catalogue-${hash}` };
  if (process.platform === "win32") return { path: `\\\\.\\pipe\\catalogue-${hash}` };
  return { host: "127.0.0.1", port: 20_000 + (Number.parseInt(hash.slice(0, 8), 16) % 10_000) };
}

/**
 * Takes a lock, unless another process on this machine holds it.
 * @param {string} name what is locked, such as the path of a folder
 * @param {() => string} [describe] what others are told of the holder
 * @returns {Promise<(() => void) | undefined>} releases the lock; undefined if another process holds it
 */
export async function tryLock(name, describe = () => "") {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.end(describe());
  });
  /** @type {Promise<boolean>} */
  const listens = new Promise((resolve, reject) => {
    server.once("listening", () => resolve(true));
    server.once("error", (error) => ("code" in error && error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
  });
  server.listen({ ...placeOf(name), exclusive: true });
  if (!(await listens)) return undefined;
  // It does not keep the process running.
  server.unref();
  return () => void server.close();
}

/**
 * What the holder of a lock says of itself; an empty text if nobody answers.
 * @param {string} name
 * @returns {Promise<string>}
 */
export function describeHolder(name) {
  return new Promise((resolve) => {
    let said = "";
    const socket = connect(placeOf(name));
    socket.setEncoding("utf8").setTimeout(1000, () => socket.destroy());
    socket.on("data", (text) => (said += text));
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(said));
  });
}

/**
 * Runs `work` while no other command of this project installs or builds, so that two commands started at the same time do
 * not write the same files.
 * @template T
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(work) {
  const release = await acquireSetupLock();
  try {
    return await work();
  } finally {
    release();
  }
}

async function acquireSetupLock() {
  // A user who may not write here is told so before anything is read.
  mkdirSync(inProject(".cache"), { recursive: true });
  accessSync(inProject(".cache"), constants.W_OK);
  for (let waited = false; ; waited = true) {
    const release = await tryLock(`setup ${root}`);
    if (release) return release;
    if (!waited) say("Another command is installing or building. Waiting for it to finish.");
    await wait(300);
  }
}
