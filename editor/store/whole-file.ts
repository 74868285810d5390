import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync, writeSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const unfinished = /^\..+\.unfinished$/;

/**
 * Replaces a file in one step: whoever reads it, or looks after a power cut, finds the old text or the new one. A new file is
 * made in the same way.
 */
export function writeWholeFile(path: string, text: string): void {
  const temporary = join(dirname(path), `.${basename(path)}.unfinished`);
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0o644;
  const file = openSync(temporary, "w", mode);
  try {
    writeSync(file, text);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(temporary, path);
  syncFolder(dirname(path));
}

/** Removes what a save that was interrupted has left in a folder and in the folders below it. */
export function removeUnfinishedFiles(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile() && unfinished.test(entry.name)) rmSync(join(entry.parentPath, entry.name));
  }
}

/** The new name is on disk too. Windows has no such call, and needs none. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
