import { createHash, randomBytes } from "node:crypto";
import {
  accessSync,
  constants,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inProject } from "./project.mjs";
import { say } from "./say.mjs";

/** @typedef {{ folder: string, text: string }} Lock */

/**
 * Where a lock listens. The system lets one process listen there, and forgets it when that process ends, however it ends, so no lock is
 * left behind.
 * @param {Lock} lock
 */
function placeOf({ folder, text }) {
  const hash = createHash("sha256").update(`${folder}\n${text}`).digest("hex");
  if (process.platform === "linux") return { path: `\0catalogue-${hash}` };
  if (process.platform === "win32") return { path: `\\\\.\\pipe\\catalogue-${hash}` };
  return { host: "127.0.0.1", port: 20_000 + (Number.parseInt(hash.slice(0, 8), 16) % 10_000) };
}

/** @param {string} folder */
const textFile = (folder) => join(folder, "lock-name");

/**
 * The lock of a folder. Every user of the machine may listen at any place, so it is named after a random text that the folder's owner
 * alone can read. The first process writes it; whatever it is, it counts, so that a damaged file stops nobody.
 * @param {string} path of the folder, which is made if it is not there
 * @returns {Lock}
 */
function lockOf(path) {
  mkdirSync(path, { recursive: true });
  const folder = realpathSync(path);
  if (!existsSync(textFile(folder))) {
    const random = randomBytes(24).toString("hex");
    const own = `${textFile(folder)}.${random.slice(0, 8)}`;
    try {
      writeFileOrNothing(own, random);
      linkSync(own, textFile(folder));
    } catch (error) {
      // Another process was first.
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== "EEXIST") throw error;
    } finally {
      rmSync(own, { force: true });
    }
  }
  return { folder, text: readText(folder) ?? "" };
}

/** On a full disk the file stays empty: a site that is built can be served there too. @param {string} file @param {string} text */
function writeFileOrNothing(file, text) {
  try {
    writeFileSync(file, text, { mode: 0o600 });
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== "ENOSPC") throw error;
  }
}

/** @param {string} folder @returns {string | undefined} undefined if there is none */
function readText(folder) {
  try {
    return readFileSync(textFile(folder), "latin1");
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Takes the lock of a folder, unless another process holds it.
 * @param {string} path of the folder
 * @param {() => string} [describe] what others are told of the holder
 * @returns {Promise<(() => void) | undefined>} releases the lock; undefined if another process holds it
 */
export async function tryLock(path, describe = () => "") {
  const lock = lockOf(path);
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.end(describe());
  });
  /** @type {Promise<boolean>} */
  const listens = new Promise((resolve, reject) => {
    server.once("listening", () => resolve(true));
    server.once("error", (error) => ("code" in error && error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
  });
  server.listen({ ...placeOf(lock), exclusive: true });
  if (!(await listens)) return undefined;
  // A holder that has released the lock meanwhile has removed the text.
  if (readText(lock.folder) !== lock.text) {
    server.close();
    return tryLock(path, describe);
  }
  // It does not keep the process running.
  server.unref();
  return () => {
    // While a process listens, others can see where. The next one listens elsewhere.
    rmSync(textFile(lock.folder), { force: true });
    server.close();
  };
}

/**
 * What the holder of the lock of a folder says of itself; an empty text if nobody answers.
 * @param {string} path of the folder
 * @returns {Promise<string>}
 */
export function describeHolder(path) {
  return new Promise((resolve) => {
    let said = "";
    const socket = connect(placeOf(lockOf(path)));
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
    const release = await tryLock(inProject(".cache"));
    if (release) return release;
    if (!waited) say("Another command is installing or building. Waiting for it to finish.");
    await wait(300);
  }
}
