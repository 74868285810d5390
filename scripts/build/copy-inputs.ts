import { constants, existsSync, readdirSync } from "node:fs";
import { cp, mkdir, rm } from "node:fs/promises";
import { basename, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { firstDifference, readInputs } from "../versions/inputs.mjs";
import { root } from "../setup/project.mjs";
import { Failure } from "../setup/say.mjs";

type Inputs = Awaited<ReturnType<typeof readInputs>>;

/** A consistent copy of the content and the masters of the pictures. */
interface Copy {
  /** The folder of the copy, with `content` and `masters`. */
  readonly folder: string;
  /** Where the content was copied from. */
  readonly savedIn: string;
}

interface State {
  /** The inputs of a build that reads the copy. */
  inputs: Inputs;
  copy: Copy;
}

interface From {
  /** The folder of the project. */
  folder?: string;
  environment?: NodeJS.ProcessEnv;
  /** How long to wait for files that keep changing during the copy. */
  patienceMs?: number;
}

const pauseMs = 100;

/** Runs a build with a copy from `takeCopy`, then removes it, even if the build failed: it may have filled the disk. */
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
 * Copies the content and the masters, so that all steps of a build read the same files, even if some are saved during the build. A step
 * that the editor saves is copied completely or not at all. If anything else changes during the copy, it is copied again.
 * @param earlier inputs of an earlier build; files unchanged since then are not read again
 */
export async function takeCopy(
  earlier: Inputs | undefined,
  { folder = root, environment = process.env, patienceMs = 10_000 }: From = {},
): Promise<State> {
  const copy = { folder: copyOf(folder), savedIn: savedIn(folder, environment) };
  const until = Date.now() + patienceMs;
  let inputs = earlier;
  for (;;) {
    let failure = new Failure(restless);
    try {
      const before = await readInputs(inputs, { folder, environment });
      inputs = before;
      if (!isSaving(folder)) {
        await copyFiles(folder, copy);
        const after = await readInputs(before, { folder, environment });
        if (!isSaving(folder) && firstDifference(before, after) === undefined) return { inputs: after, copy };
      }
    } catch (error) {
      // A file may have been deleted after it was listed.
      if (!(error instanceof Failure)) throw error;
      failure = error;
    }
    if (Date.now() > until) throw isSaving(folder) ? new Failure(interrupted) : failure;
    await wait(pauseMs);
  }
}

const interrupted =
  "The editor was stopped during a save. Start it once with `npm run edit` to complete the save, then build again.";
const restless = "Files changed during the build. Run the build again when you have finished editing.";

/** Makes this process and its child processes read a copy. */
export function readFromCopy({ folder, savedIn: saved }: Copy, environment: NodeJS.ProcessEnv = process.env): void {
  environment.CONTENT_SAVED_IN = saved;
  environment.CONTENT_DIR = join(folder, "content");
  environment.MASTERS_DIR = join(folder, "masters");
}

const copyOf = (folder: string) => join(folder, ".cache", "built-from");

const removeCopy = (copy: string) => rm(copy, { recursive: true, force: true });

/** The content folder, as messages name it. */
function savedIn(folder: string, { CONTENT_DIR }: NodeJS.ProcessEnv): string {
  return CONTENT_DIR ?? (folder === root ? "content" : join(folder, "content"));
}

/** Whether the editor has begun saving a step and not finished. */
function isSaving(folder: string): boolean {
  const history = join(folder, ".editor", "history");
  return existsSync(history) && readdirSync(history).some((name) => name.endsWith(".begun.json"));
}

/** @throws {Failure} naming a file that is gone */
async function copyFiles(folder: string, copy: Copy): Promise<void> {
  await removeCopy(copy.folder);
  await mkdir(copy.folder, { recursive: true });
  const options = {
    recursive: true,
    // Without a Git repository, a file's modification time is its revision date.
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
    // Hidden files are unfinished saves.
    filter: (path: string) => !path.endsWith(".ts") && !basename(path).startsWith("."),
  };
  const copying = [
    cp(copy.savedIn, join(copy.folder, "content"), options),
    cp(join(folder, "imagery", "masters"), join(copy.folder, "masters"), options),
  ];
  for (const outcome of await Promise.allSettled(copying)) {
    if (outcome.status === "fulfilled") continue;
    const { code, path } = outcome.reason as NodeJS.ErrnoException;
    throw code === "ENOENT" ? new Failure(`${path} cannot be read.`, { cause: outcome.reason }) : outcome.reason;
  }
}
