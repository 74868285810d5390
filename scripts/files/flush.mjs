import { spawnSync } from "node:child_process";
import { closeSync, fsyncSync, openSync } from "node:fs";
import { Failure } from "../setup/say.mjs";

const { platform } = process;

/**
 * Returns when everything written below a folder is on disk, so that a power cut does not empty a link's target. One call for the whole
 * file system: a site has thousands of files, and flushing each would take a slow disk half a minute. Windows has no such call.
 * @param {string} folder
 * @throws {Failure} if the disk could not write everything
 */
export function flushBelow(folder) {
  if (platform === "win32") return;
  const { status, error } = spawnSync("sync", platform === "linux" ? ["-f", folder] : []);
  if (error) throw error;
  if (status !== 0) throw new Failure(`The disk of ${folder} could not write everything, so nothing was changed.`);
}

/** Returns when the names in a folder, or a file's content, are on disk. @param {string} path */
export function flush(path) {
  if (platform === "win32") return;
  const opened = openSync(path, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}
