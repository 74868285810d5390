import { closeSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";

const unfinished = /^\..+\.unfinished$/;

/**
 * Replaces a file in one step: whoever reads it, or looks after a power cut, finds the old state or the new one. A new file is
 * made in the same way.
 */
export function writeWholeFile(path: string, state: string | Uint8Array): void {
  const temporary = join(dirname(path), `.${basename(path)}.unfinished`);
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0o644;
  const file = openSync(temporary, "w", mode);
  try {
    writeFileSync(file, state);
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

/** What was renamed or removed in a folder is so on disk too. Windows has no such call, and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === "win32" || !statSync(folder, { throwIfNoEntry: false })) return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
