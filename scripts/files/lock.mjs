import { createHash, randomBytes } from "node:crypto";
import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  realpathSync,
  rmSync,
} from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { inProject } from "../setup/project.mjs";
import { Failure, say } from "../setup/say.mjs";
import { fullDisk } from "./whole-file.mjs";

// A lock is a socket in a folder that only its owner can write to. The system closes the socket when its process ends for any reason, so
// nobody has to guess whether the holder is alive. The file of a dead holder stays: the next holder takes the next number, which only one
// process can do, and then removes the earlier numbers. The last number is never removed, so no number is used twice.

/** The errors of systems that do not support sockets, or hard links to them, in a folder. */
const unsupported = new Set(["ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EPERM", "EINVAL", "ENAMETOOLONG"]);

/**
 * Takes the lock of a folder, unless another process holds it. Some folders do not support sockets, such as network folders, and on macOS
 * those with a long path: there it warns, and locks nothing.
 * @param {string} folder created if missing
 * @param {() => string} [describe] how the holder is described to other processes
 * @returns {Promise<(() => void) | undefined>} releases the lock; undefined if another process holds it
 * @throws {Failure} if the disk is full, or the lock cannot be taken for another, possibly temporary reason
 * @throws if this user may not take the lock, or the system cannot tell whether it is held
 */
export async function tryLock(folder, describe = () => "") {
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.end(describe(), () => socket.destroy());
  });
  // It must not keep the process running.
  server.unref();
  const release = () => void server.close();
  const sockets = join(folder, "lock");
  try {
    mkdirSync(sockets, { recursive: true });
    accessSync(sockets, constants.W_OK);
    const isPipe = process.platform === "win32";
    if (await (isPipe ? listens(server, pipeOf(sockets)) : takeNext(server, sockets))) return release;
  } catch (error) {
    release();
    const { syscall = "", code = "" } = /** @type {NodeJS.ErrnoException} */ (error);
    if (fullDisk.has(code)) throw new Failure(`The disk of ${folder} is full. Free some space on it.`);
    if (!["listen", "chmod", "link"].includes(syscall)) throw error;
    if (!unsupported.has(code)) throw new Failure(`The lock in ${folder} could not be taken (${code}).`);
    say(`Locks do not work in ${folder} (${code}). Run one command or editor there at a time.`);
    return release;
  }
  release();
  return undefined;
}

/**
 * How a lock's holder describes itself; an empty text if there is no response.
 * @param {string} folder
 * @returns {Promise<string>}
 */
export async function describeHolder(folder) {
  const sockets = join(folder, "lock");
  const said = await ask(sockets, lastNumber(sockets), (socket) => socket.setTimeout(1000, () => socket.destroy()));
  return said ?? "";
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
  const folder = inProject(".cache");
  // Reports missing write permission before anything is read.
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
  for (let waited = false; ; waited = true) {
    const release = await tryLock(folder);
    if (release) return release;
    if (!waited) say("Another command is installing or building. Waiting for it to finish.");
    await wait(300);
  }
}

/** @param {import("node:net").Server} server @param {string} sockets the folder of the numbers */
async function takeNext(server, sockets) {
  const last = lastNumber(sockets);
  if ((await ask(sockets, last, (socket) => socket.destroy())) !== undefined) return false;
  const next = last + 1;
  // Node removes the name that it listened on, but the number must stay.
  const own = `n${randomBytes(3).toString("hex")}`;
  if (!(await withPath(sockets, own, (path) => listens(server, path)))) return false;
  try {
    // Every user may connect: otherwise other users could never find out that the holder has ended.
    chmodSync(join(sockets, own), 0o666);
    linkSync(join(sockets, own), join(sockets, String(next)));
  } catch (error) {
    // Another process has taken the number, or removed this process's own name after taking it.
    if (["EEXIST", "ENOENT"].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? "")) return false;
    throw error;
  } finally {
    rmSync(join(sockets, own), { force: true });
  }
  // If other processes have taken and removed this number by now, theirs is higher.
  const isLast = lastNumber(sockets) === next;
  const old = readdirSync(sockets).filter((name) => (isLast ? name !== String(next) : name === String(next)));
  for (const name of old) rmSync(join(sockets, name), { force: true });
  return isLast;
}

/** @param {string} sockets */
function lastNumber(sockets) {
  return Math.max(0, ...readdirSync(sockets).map(Number).filter(Number.isSafeInteger));
}

/**
 * Connects to the holder of a number.
 * @param {string} sockets @param {number} number
 * @param {(socket: import("node:net").Socket) => void} connected
 * @returns {Promise<string | undefined>} its description; undefined if there is no holder
 */
function ask(sockets, number, connected) {
  return withPath(sockets, String(number), (path) => {
    return new Promise((resolve, reject) => {
      let said = "";
      const socket = connect(path, () => connected(socket));
      socket.setEncoding("utf8").on("data", (text) => (said += text));
      socket.on("error", (error) => {
        const { code = "", syscall } = /** @type {NodeJS.ErrnoException} */ (error);
        if (["ECONNREFUSED", "ENOENT", "ENOTSOCK"].includes(code)) resolve(undefined);
        // Too many connections, or a broken one, still prove that there is a holder.
        else if (syscall === "connect" && !["EAGAIN", "ECONNRESET"].includes(code)) {
          reject(Object.assign(error, { path: join(sockets, String(number)) }));
        }
      });
      socket.on("close", () => resolve(said));
    });
  });
}

/** @param {import("node:net").Server} server @param {string} path @returns {Promise<boolean>} false if another process listens there */
function listens(server, path) {
  return new Promise((resolve, reject) => {
    server.once("error", (error) => ("code" in error && error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
    server.listen(path, () => resolve(true));
  });
}

/**
 * Calls `work` with the path of a socket. Socket paths must be short, so on Linux it starts from the opened folder.
 * @template T
 * @param {string} sockets @param {string} name @param {(path: string) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function withPath(sockets, name, work) {
  if (process.platform === "win32") return work(pipeOf(sockets));
  if (process.platform !== "linux") return work(join(sockets, name));
  const folder = openSync(sockets, "r");
  try {
    return await work(`/proc/self/fd/${folder}/${name}`);
  } finally {
    closeSync(folder);
  }
}

/** Windows has named pipes instead of socket files, and removes a pipe's name with its process. @param {string} sockets */
function pipeOf(sockets) {
  return `\\\\.\\pipe\\catalogue-${createHash("sha256").update(realpathSync(sockets)).digest("hex")}`;
}
