import { constants } from "node:fs";
import { open, readlink, type FileHandle } from "node:fs/promises";

/** Non-blocking, in case the path is a pipe: a thread that waits for a writer could not read anything else. */
const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a file of the built site for reading.
 * @param path without symbolic links
 * @throws if the path now contains a link: the user who builds the site could link to a file that only the server may
 * read
 */
export async function openFile(path: string): Promise<FileHandle> {
  const file = await open(path, flags);
  // A folder in the path may be a link. Linux reveals the real path of an open file; on other systems no other user
  // builds the site.
  const opened = await readlink(`/proc/self/fd/${file.fd}`).catch(() => path);
  if (opened === path) return file;
  await file.close();
  throw new Error(`${path} leads to another place.`);
}

/**
 * Reads a file of the built site.
 * @param path without symbolic links
 * @throws under the same conditions as `openFile`
 */
export async function readSiteFile(path: string): Promise<Buffer> {
  const file = await openFile(path);
  try {
    if (!(await file.stat()).isFile()) throw new Error(`${path} is not a file.`);
    return await file.readFile();
  } finally {
    await file.close();
  }
}
