import { link, open, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { flush } from "../files/flush.mjs";
import { CommandError } from "./commands.ts";

/** The ending of an unfinished file. A killed process may leave one, which is incomplete. */
export const unfinishedEnding = ".unfinished";

/**
 * Writes and flushes a file that only its owner may read, and gives it its name once it is complete. Never overwrites a file.
 * @param content receives a function that writes the next part
 * @throws {CommandError} if it cannot be written
 */
export async function writeNewFile<Result>(
  path: string,
  content: (write: (text: string) => Promise<void>) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${path}${unfinishedEnding}`;
  const attempt = <Done>(work: Promise<Done>) => work.catch((error: unknown) => refuse(path, error));
  await attempt(rm(unfinished, { force: true }));
  const file = await attempt(open(unfinished, "wx", 0o600));
  try {
    let result: Result;
    try {
      result = await content((text) => attempt(file.appendFile(text)));
      await attempt(file.sync());
    } finally {
      await file.close();
    }
    await attempt(giveName(unfinished, path));
    return result;
  } finally {
    // An incomplete file is useless, and contains personal data.
    await rm(unfinished, { force: true });
  }
}

/** Unlike a rename, a link never replaces a file. */
async function giveName(unfinished: string, path: string): Promise<void> {
  await link(unfinished, path);
  flush(dirname(path));
}

function refuse(path: string, error: unknown): never {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EEXIST") throw new CommandError(`${path} already exists. Choose another name.`);
  throw new CommandError(`${path} cannot be written (${code}).`);
}
