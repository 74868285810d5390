import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { flush } from "./flush.mjs";

/** @typedef {string | Uint8Array | null} FileState What is to be in a file; null if there is to be none. */

const unfinished = /^\..+\.unfinished$/;
const fullDisk = new Set(["ENOSPC", "EDQUOT"]);

/** Nothing was written. The message says why, and what to do. */
export class NotWritten extends Error {}

/** Of several files, some may have been replaced and some not. */
export class PartlyWritten extends Error {}

/**
 * Creates or replaces a file in one step: a reader finds either the old content or the new, also after a power cut. Missing folders are
 * created.
 * @param {string} path
 * @param {string | Uint8Array} state
 * @throws {NotWritten}
 */
export function writeWholeFile(path, state) {
  replaceFiles([{ path, state }]);
}

/**
 * Makes, replaces and deletes files together. All that is new is on disk under temporary names before the first file is replaced, so
 * a full disk changes nothing. Files are deleted once the new ones are in place on disk.
 * @param {readonly { path: string, state: FileState }[]} files
 * @throws {NotWritten} @throws {PartlyWritten}
 */
export function replaceFiles(files) {
  const staged = stage(files);
  const deleted = files.filter(({ state }) => state === null).map(({ path }) => path);
  let isBegun = false;
  try {
    for (const { temporary, path } of staged) {
      renameSync(temporary, path);
      isBegun = true;
    }
    flushFoldersOf(staged.map(({ path }) => path));
    for (const path of deleted) {
      rmSync(path, { force: true });
      isBegun = true;
    }
    flushFoldersOf(deleted);
  } catch (error) {
    for (const { temporary } of staged) rmSync(temporary, { force: true });
    throw isBegun ? partlyWritten(error) : notWritten(error);
  }
}

/** The JSON in a file; undefined if there is no such file, or it cannot be read. @param {string} path @returns {unknown} */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** Removes what was interrupted has left in a folder and in the folders below it. @param {string} folder */
export function removeUnfinishedFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && unfinished.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
  }
}

/** What to say of a failure after which some files may be replaced. @param {unknown} error */
export function partlyWritten(error) {
  return new PartlyWritten(
    `The disk failed during a save (${error instanceof Error ? error.message : error}). Some of the files may be saved and some not. Check them before you continue.`,
    { cause: error },
  );
}

/** Writes the new states beside the files that they will replace. @param {readonly { path: string, state: FileState }[]} files */
function stage(files) {
  /** @type {{ temporary: string, path: string }[]} */
  const staged = [];
  /** @type {string[]} */
  const made = [];
  try {
    for (const { path, state } of files) {
      if (state === null) continue;
      const folder = mkdirSync(dirname(path), { recursive: true });
      if (folder !== undefined) made.push(folder);
      const temporary = join(dirname(path), `.${basename(path)}.unfinished`);
      const file = openSync(temporary, "w", statSync(path, { throwIfNoEntry: false })?.mode ?? 0o644);
      staged.push({ temporary, path });
      try {
        writeFileSync(file, state);
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
    }
    return staged;
  } catch (error) {
    for (const { temporary } of staged) rmSync(temporary, { force: true });
    for (const folder of made.toReversed()) rmSync(folder, { recursive: true, force: true });
    throw notWritten(error);
  }
}

/** @param {any} error */
function notWritten(error) {
  const words = fullDisk.has(error.code)
    ? "The disk of this computer is full, so nothing was saved. Free some space, and try again."
    : `A file could not be written, so nothing was saved: ${error.message}`;
  return new NotWritten(words, { cause: error });
}

/** Flushes what was renamed or removed in folders. @param {readonly string[]} paths of the files in them */
function flushFoldersOf(paths) {
  for (const folder of new Set(paths.map((path) => dirname(path)))) if (existsSync(folder)) flush(folder);
}
