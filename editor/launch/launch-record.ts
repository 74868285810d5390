import { z } from "zod";
import { NotWritten, readJson, writeWholeFile } from "#scripts/files/whole-file.mjs";

const record = z.strictObject({
  /** The highest number of tasks in each group. */
  first: z.record(z.string(), z.int()),
  /** The ids of answered questions. */
  answered: z.array(z.string()),
});

type Written = z.output<typeof record>;

/** The launch list's stored state: its initial length and the answered questions. Samples are marked in the content. */
export class LaunchRecord {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  get answered(): ReadonlySet<string> {
    return new Set(this.#read().answered);
  }

  setAnswered(question: string, isAnswered: boolean): void {
    const written = this.#read();
    const others = written.answered.filter((each) => each !== question);
    this.#write({ ...written, answered: isAnswered ? [...others, question] : others });
  }

  /** The highest number of tasks that a group has had, including now. */
  firstOf(group: string, now: number): number {
    const written = this.#read();
    const before = written.first[group] ?? 0;
    if (now <= before) return before;
    try {
      this.#write({ ...written, first: { ...written.first, [group]: now } });
    } catch (error) {
      // On a full disk the list is still shown. It is recorded the next time.
      if (!(error instanceof NotWritten)) throw error;
    }
    return now;
  }

  #read(): Written {
    return record.catch({ first: {}, answered: [] }).parse(readJson(this.#file));
  }

  #write(written: Written): void {
    writeWholeFile(this.#file, `${JSON.stringify(written, null, 2)}\n`);
  }
}
