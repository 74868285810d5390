import { z } from "zod";
import { readJson, writeWholeFile } from "#scripts/setup/whole-file.mjs";

const record = z.strictObject({
  /** How many tasks each group has had at most. */
  first: z.record(z.string(), z.int()),
  /** The questions that the owner has answered. */
  answered: z.array(z.string()),
});

type Written = z.output<typeof record>;

/** What the launch list remembers: how long it was, and which questions have been answered. Samples are remembered by the content. */
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

  /** The greatest number of tasks that a group has had, this one included. */
  firstOf(group: string, now: number): number {
    const written = this.#read();
    const before = written.first[group] ?? 0;
    if (now <= before) return before;
    this.#write({ ...written, first: { ...written.first, [group]: now } });
    return now;
  }

  #read(): Written {
    return record.catch({ first: {}, answered: [] }).parse(readJson(this.#file));
  }

  #write(written: Written): void {
    writeWholeFile(this.#file, `${JSON.stringify(written, null, 2)}\n`);
  }
}
