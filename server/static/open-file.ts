import { constants } from "node:fs";
import { open, readlink, type FileHandle } from "node:fs/promises";

/**
 * Opens a file of the built site to read it.
 * @param path without symbolic links
 * @throws where the path has since come to lead through one: whoever builds the site could link to what only the server may read
 */
export async function openFile(path: string): Promise<FileHandle> {
  const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
  // A folder of the path may be a link. Linux tells where what has been opened is; elsewhere nobody else builds.
  const opened = await readlink(`/proc/self/fd/${file.fd}`).catch(() => path);
  if (opened === path) return file;
  await file.close();
  throw new Error(`${path} leads to another place.`);
}
