import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { removeUnfinishedFiles, writeWholeFile } from "./whole-file.ts";

const step = z.strictObject({
  id: z.int().positive(),
  /** When it was saved, in UTC. */
  at: z.iso.datetime(),
  path: z.string(),
  /** What changed, in words. */
  summary: z.string(),
  /** The whole text of the file before and after. */
  before: z.string(),
  after: z.string(),
  /** The step that this one takes back. */
  undoes: z.int().positive().optional(),
});

/** One save of one file. */
export type Step = z.output<typeof step>;

const doneName = /^\d{8}\.json$/;
const begunName = /^\d{8}\.begun\.json$/;

/**
 * The history of saves, one file for each step in a folder of its own, which needs no version control. A step is written
 * before its file is replaced and named as done after that, so that no save can be missing from it and none is in it that did
 * not happen.
 */
export class Journal {
  readonly #folder: string;
  readonly #steps: Step[];

  /**
   * @param hasHappened asked for a step that was begun when the editor was stopped
   * @throws if a step cannot be read, because history must not be lost silently
   */
  constructor(folder: string, hasHappened: (step: Step) => boolean) {
    mkdirSync(folder, { recursive: true });
    removeUnfinishedFiles(folder);
    this.#folder = folder;
    const names = readdirSync(folder).toSorted();
    this.#steps = names.filter((name) => doneName.test(name)).map((name) => this.#read(name));
    for (const name of names.filter((each) => begunName.test(each))) {
      const begun = this.#read(name);
      if (hasHappened(begun)) this.finish(begun);
      else rmSync(join(folder, name));
    }
  }

  /** The steps, the first one first. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** Writes down a step that is about to happen. */
  begin(fields: Omit<Step, "id">): Step {
    const begun = { id: (this.#steps.at(-1)?.id ?? 0) + 1, ...fields };
    writeWholeFile(this.#fileOf(begun, ".begun"), `${JSON.stringify(begun, null, 2)}\n`);
    return begun;
  }

  /** The step has happened. */
  finish(begun: Step): void {
    renameSync(this.#fileOf(begun, ".begun"), this.#fileOf(begun));
    this.#steps.push(begun);
  }

  #read(name: string): Step {
    return step.parse(JSON.parse(readFileSync(join(this.#folder, name), "utf8")));
  }

  #fileOf({ id }: Step, state = ""): string {
    return join(this.#folder, `${String(id).padStart(8, "0")}${state}.json`);
  }
}
