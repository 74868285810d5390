import { constants } from "node:fs";
import { open, readlink, type FileHandle } from "node:fs/promises";

/** Without waiting for a writer, in case it is a pipe: a thread that waits would never read anything else. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a file of the built site to read it.
 * @param path without symbolic links
 * @throws if the path leads through one by now: the user who builds the site could link to a file that only the server may read
 */
export async function openFile(path: string): Promise<FileHandle> {
  const file = await open(path, flags);
  // A folder of the path may be a link. Linux tells where what has been opened is; elsewhere nobody else builds.
  const opened = await readlink(`/proc/self/fd/${file.fd}`).catch(() => path);
  if (opened === path) return file;
  await file.close();
  throw new Error(`${path} leads to another place.`);
}

/**
 * Reads a file of the built site.
 * @param path without symbolic links
 * @throws as `openFile`
 */
export async function readSiteFile(path: string): Promise<Buffer> {
  const file = await openFile(path);
  try {
    if (!(await file.stat()).isFile()) throw new Error(`${path} is no file.`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
