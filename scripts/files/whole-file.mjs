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

/** @typedef {string | Uint8Array | null} FileState The intended content of a file; null to delete it. */

const unfinished = /^\..+\.unfinished$/;
/** The codes of errors that mean a full disk. */
export const fullDisk = new Set(["ENOSPC", "EDQUOT"]);

/** Nothing was written. The message says why, and what to do. */
export class NotWritten extends Error {}

/** Some of several files may have been replaced, and others not. */
export class PartlyWritten extends Error {}

/**
 * Creates or replaces a file atomically: readers find either the old or the new content, even after a power cut. Creates missing folders.
 * @param {string} path
 * @param {string | Uint8Array} state
 * @throws {NotWritten}
 */
export function writeWholeFile(path, state) {
  replaceFiles([{ path, state }]);
}

/**
 * Creates, replaces and deletes files together. All new content is on disk under temporary names before the first file is replaced, so a
 * full disk changes nothing. Deletions come last.
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

/** The JSON in a file; undefined if it is missing or unreadable. @param {string} path @returns {unknown} */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** Removes leftovers of interrupted writes in a folder and its subfolders. @param {string} folder */
export function removeUnfinishedFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && unfinished.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
  }
}

/** The error for a failure that may have left some files replaced. @param {unknown} error */
export function partlyWritten(error) {
  return new PartlyWritten(
    `The disk failed during a save (${error instanceof Error ? error.message : error}). Some of the files may be saved and some not. Check them before you continue.`,
    { cause: error },
  );
}

/** Writes the new content beside the files that it will replace. @param {readonly { path: string, state: FileState }[]} files */
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

/** Flushes renames and deletions in folders. @param {readonly string[]} paths of the files in them */
function flushFoldersOf(paths) {
  for (const folder of new Set(paths.map((path) => dirname(path)))) if (existsSync(folder)) flush(folder);
}
