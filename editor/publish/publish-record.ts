import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { readJson, writeWholeFile } from "#scripts/files/whole-file.mjs";

/** The versions published at each place, latest last. Earlier editors recorded only the latest. */
const record = z.record(z.string(), z.union([z.string().transform((last) => [last]), z.array(z.string())]));
/** More than the number of versions kept anywhere. */
const mostRecorded = 50;

/** Which versions were published where. The server on this computer needs no record: its link names the version. */
export class PublishRecord {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** The version published last at a place from here; undefined if none was. */
  at(place: string): string | undefined {
    return this.allAt(place).at(-1);
  }

  /** The names of all versions published at a place from here. */
  allAt(place: string): readonly string[] {
    return this.#read()[place] ?? [];
  }

  set(place: string, version: string): void {
    const published = [...this.allAt(place).filter((name) => name !== version), version].slice(-mostRecorded);
    writeWholeFile(this.#file, `${JSON.stringify({ ...this.#read(), [place]: published }, null, 2)}\n`);
  }

  #read(): Record<string, string[]> {
    return record.catch({}).parse(readJson(this.#file));
  }
}

const noteName = ".changes";

/** A version's description of its changes, stored with it. */
export function readChanges(release: string): string | undefined {
  const file = join(release, noteName);
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

export function noteChanges(release: string, words: string): void {
  writeWholeFile(join(release, noteName), words);
}
