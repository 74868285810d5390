import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { writeWholeFile } from "#scripts/files/whole-file.mjs";

/** Nobody leaves a form open for longer. */
const longestUseMs = 24 * 60 * 60 * 1000;

/** Uploaded files in a folder, each under its hash, until they are used. */
export class Uploads {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
    // Uploads left unused before the editor was stopped.
    rmSync(folder, { recursive: true, force: true });
  }

  /** Keeps a file, and deletes those of earlier days: one may be used several times, so its last use is unknown. @returns its name */
  keep(bytes: Uint8Array, ending: string): string {
    for (const name of this.#names()) {
      const file = join(this.#folder, name);
      if (Date.now() - statSync(file).mtimeMs > longestUseMs) rmSync(file);
    }
    const name = `${createHash("sha256").update(bytes).digest("hex")}.${ending}`;
    writeWholeFile(join(this.#folder, name), bytes);
    return name;
  }

  /** The file of a name; undefined if it is no longer there. */
  read(name: string): Uint8Array | undefined {
    return this.#names().includes(name) ? new Uint8Array(readFileSync(join(this.#folder, name))) : undefined;
  }

  #names(): string[] {
    return existsSync(this.#folder) ? readdirSync(this.#folder) : [];
  }
}
