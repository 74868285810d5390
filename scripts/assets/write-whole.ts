import { existsSync } from "node:fs";
import { readFile, rename, rm, writeFile } from "node:fs/promises";

/** Writes a file completely or not at all. An unchanged file is not written, so that no watcher is triggered. */
export async function writeWhole(path: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  if (existsSync(path) && (await readFile(path)).equals(bytes)) return;
  const unfinished = `${path}.unfinished-${process.pid}`;
  try {
    await writeFile(unfinished, bytes);
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}
