import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { partlyWritten, removeUnfinishedFiles, writeWholeFile } from "#scripts/files/whole-file.mjs";
import { Failure } from "#scripts/setup/say.mjs";
import type { FileState } from "./project-files.ts";

/** Texts are stored in the step; bytes of pictures, documents and texts that are not UTF-8 beside it, by hash. */
const state = z.union([z.string(), z.null(), z.strictObject({ sha256: z.hash("sha256") })]);

const step = z.strictObject({
  id: z.int().positive(),
  /** When it was saved, in UTC. */
  at: z.iso.datetime(),
  /** What changed, in words. */
  summary: z.string(),
  /** Every changed file with its full content before and after: null if absent. */
  files: z.array(z.strictObject({ path: z.string(), before: state, after: state })).min(1),
  /** The step that this one undoes. */
  undoes: z.int().positive().optional(),
});

/** One save of one or more files. */
export type Step = z.output<typeof step>;

/** The state of a file as stored in a step. */
export type KeptState = z.output<typeof state>;

/** A file that a step changes. */
export interface ChangedFile {
  readonly path: string;
  readonly before: FileState;
  readonly after: FileState;
}

const doneName = /^\d{8}\.json$/;
const begunName = /^\d{8}\.begun\.json$/;

/**
 * The history of saves: a folder with one file per step, which needs no version control. A step is written before its files are replaced,
 * and marked as finished afterwards, so that the history never misses a save or contains one that did not happen.
 */
export class Journal {
  readonly #folder: string;
  readonly #steps: Step[];
  /** The files of bytes that the last step added. */
  #added: string[] = [];

  /** @throws {Failure} if a step cannot be read, because history must not be lost silently */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    removeUnfinishedFiles(folder);
    this.#folder = folder;
    this.#steps = this.#named(doneName);
  }

  /** The steps, earliest first. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** The steps that were unfinished when the editor was stopped. */
  get begun(): readonly Step[] {
    return this.#named(begunName);
  }

  /** A step's files with their content before and after. */
  filesOf({ files }: Step): ChangedFile[] {
    return files.map(({ path, before, after }) => ({ path, before: this.recall(before), after: this.recall(after) }));
  }

  /** Whether the content of a file as stored in a step is there. */
  isKept(kept: KeptState): boolean {
    return kept === null || typeof kept === "string" || existsSync(this.#bytesOf(kept.sha256));
  }

  /** The content of a file as stored in a step. */
  recall(kept: KeptState): FileState {
    if (kept === null || typeof kept === "string") return kept;
    return new Uint8Array(readFileSync(this.#bytesOf(kept.sha256)));
  }

  /** Records a step that is about to happen. @throws {NotWritten} */
  begin({ files, ...fields }: Omit<Step, "id" | "files"> & { files: readonly ChangedFile[] }): Step {
    this.#added = [];
    try {
      const kept = files.map(({ path, before, after }) => ({
        path,
        before: this.#keep(before),
        after: this.#keep(after),
      }));
      const begun = { id: this.#nextId(), ...fields, files: kept };
      writeWholeFile(this.#fileOf(begun, ".begun"), `${JSON.stringify(begun, null, 2)}\n`);
      return begun;
    } catch (error) {
      this.#removeAdded();
      throw error;
    }
  }

  /** Marks a step as finished. @throws {PartlyWritten} */
  finish(begun: Step): void {
    try {
      renameSync(this.#fileOf(begun, ".begun"), this.#fileOf(begun));
    } catch (error) {
      throw partlyWritten(error);
    }
    this.#steps.push(begun);
  }

  /** Drops a step that did not happen. */
  drop(begun: Step): void {
    rmSync(this.#fileOf(begun, ".begun"));
    this.#removeAdded();
  }

  /** A number that no file in the folder has, including damaged steps. */
  #nextId(): number {
    const numbers = readdirSync(this.#folder).flatMap((name) => /^(\d{8})\./.exec(name)?.[1] ?? []);
    return Math.max(0, ...numbers.map(Number)) + 1;
  }

  #keep(contents: FileState): KeptState {
    if (contents === null || typeof contents === "string") return contents;
    const sha256 = hashOf(contents);
    const file = this.#bytesOf(sha256);
    if (!existsSync(file)) {
      writeWholeFile(file, contents);
      this.#added.push(file);
    }
    return { sha256 };
  }

  /** Other bytes may belong to a damaged step, which can be restored. */
  #removeAdded(): void {
    for (const file of this.#added) rmSync(file, { force: true });
  }

  #named(name: RegExp): Step[] {
    const names = readdirSync(this.#folder).filter((each) => name.test(each));
    return names.toSorted().map((each) => {
      const file = join(this.#folder, each);
      try {
        return step.parse(JSON.parse(readFileSync(file, "utf8")));
      } catch (cause) {
        const advice = `Restore it from a backup, or rename it to ${each}.damaged to continue without this step.`;
        throw new Failure(`This file of the editor's history is damaged: ${file}. ${advice}`, { cause });
      }
    });
  }

  #bytesOf(sha256: string): string {
    return join(this.#folder, "bytes", sha256);
  }

  #fileOf({ id }: Step, condition = ""): string {
    return join(this.#folder, `${String(id).padStart(8, "0")}${condition}.json`);
  }
}

/** Whether a file's current state equals the one stored in a step. */
export function isAsKept(kept: KeptState, now: FileState): boolean {
  if (kept === null || typeof kept === "string") return kept === now;
  return now !== null && typeof now !== "string" && hashOf(now) === kept.sha256;
}

/** The SHA-256 hash of a file's content. */
export function hashOf(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}
