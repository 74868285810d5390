import { constants, existsSync, readdirSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { firstDifference, readInputs } from "../setup/inputs.mjs";
import { root } from "../setup/project.mjs";
import { Failure } from "../setup/say.mjs";

type Inputs = Awaited<ReturnType<typeof readInputs>>;

/** The content and the masters of the pictures as they were at one moment. */
interface Copy {
  /** Its folder, with `content` and `masters` in it. */
  readonly folder: string;
  /** Where the content was copied from. */
  readonly savedIn: string;
}

interface State {
  /** Of a build that reads the copy. */
  inputs: Inputs;
  copy: Copy;
}

interface From {
  /** The folder of the project. */
  folder?: string;
  environment?: NodeJS.ProcessEnv;
  /** For so long the files may be changed while they are copied. */
  patienceMs?: number;
}

const pauseMs = 100;

/** Runs a build with a copy of `takeCopy`, which is removed afterwards, also if the build fails: it may have filled the disk. */
export async function withCopy(
  earlier: Inputs | undefined,
  work: (state: State) => Promise<void>,
  { folder = root, ...from }: From = {},
): Promise<void> {
  try {
    await work(await takeCopy(earlier, { folder, ...from }));
  } finally {
    await removeCopy(copyOf(folder));
  }
}

/**
 * Copies the content and the masters, so that every step of a build reads the same, whatever is saved meanwhile. What the editor
 * saves in one step is in it as a whole or not at all, and if anything else has changed while it was copied, it is copied again.
 * @param earlier inputs of a build before, of which files that have not changed are not read again
 * @throws {Failure} if the files never stop changing, or a save was interrupted
 */
export async function takeCopy(
  earlier: Inputs | undefined,
  { folder = root, environment = process.env, patienceMs = 10_000 }: From = {},
): Promise<State> {
  const copy = { folder: copyOf(folder), savedIn: savedIn(folder, environment) };
  const until = Date.now() + patienceMs;
  let inputs = earlier;
  for (;;) {
    const before = await readThere(inputs, folder, environment);
    if (before && !isSaving(folder) && (await isCopied(folder, copy))) {
      const after = await readThere(before, folder, environment);
      if (after && !isSaving(folder) && firstDifference(before, after) === undefined) return { inputs: after, copy };
    }
    if (Date.now() > until) throw new Failure(isSaving(folder) ? interrupted : restless);
    inputs = before ?? inputs;
    await wait(pauseMs);
  }
}

const interrupted =
  "The editor was stopped during a save. Start it once with `npm run edit` to complete the save, then build again.";
const restless = "Files changed during the build. Run the build again when you have finished editing.";

/** Makes this process, and the programs that it starts, read a copy. */
export function readFromCopy({ folder, savedIn: saved }: Copy, environment: NodeJS.ProcessEnv = process.env): void {
  environment.CONTENT_SAVED_IN = saved;
  environment.CONTENT_DIR = join(folder, "content");
  environment.MASTERS_DIR = join(folder, "masters");
}

/** The folder of the copy. */
const copyOf = (folder: string) => join(folder, ".cache", "built-from");

const removeCopy = (copy: string) => rm(copy, { recursive: true, force: true });

/** The folder of the content, as messages call it. */
function savedIn(folder: string, { CONTENT_DIR }: NodeJS.ProcessEnv): string {
  return CONTENT_DIR ?? (folder === root ? "content" : join(folder, "content"));
}

/** Whether the editor has begun a step of its history and not finished it. */
function isSaving(folder: string): boolean {
  const history = join(folder, ".editor", "history");
  return existsSync(history) && readdirSync(history).some((name) => name.endsWith(".begun.json"));
}

function readThere(earlier: Inputs | undefined, folder: string, environment: NodeJS.ProcessEnv) {
  return readInputs(earlier, { folder, environment }).catch(undefinedIfGone);
}

/** Copies the files. Resolves to whether all of them were still there. */
async function isCopied(folder: string, copy: Copy): Promise<boolean> {
  await removeCopy(copy.folder);
  await mkdir(copy.folder, { recursive: true });
  const options = {
    recursive: true,
    // Without a repository the time of a file says when it was revised.
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
    // Hidden files are saves that are being written.
    filter: (path: string) => !path.endsWith(".ts") && !basename(path).startsWith("."),
  };
  const copying = [
    cp(copy.savedIn, join(copy.folder, "content"), options),
    cp(join(folder, "imagery", "masters"), join(copy.folder, "masters"), options),
  ];
  const outcomes = await Promise.all(copying.map((each) => each.then(() => true).catch(undefinedIfGone)));
  return outcomes.every(Boolean);
}

/** A file that was there a moment ago has been deleted. */
function undefinedIfGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
