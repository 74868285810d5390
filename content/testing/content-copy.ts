import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "yaml";
import type { PictureManifest } from "#imagery/manifest.ts";
import { ContentError, loadCatalogue, type Catalogue, type SampleMark } from "../catalogue.ts";
import { readSamples } from "../samples.ts";

const copies: string[] = [];

/** Removes all copies: to be called after each test. */
export function removeContentCopies(): void {
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true });
}

/** A copy of the content that a test may spoil. */
export class ContentCopy {
  readonly #folder = mkdtempSync(join(tmpdir(), "content-"));
  readonly #manifest = assumedManifest("content");

  constructor() {
    copies.push(this.#folder);
    cpSync("content", this.#folder, { recursive: true, filter: (path) => !path.endsWith(".ts") });
  }

  /** Replaces one piece of a file's text, which must be there. */
  edit(path: string, from: string | RegExp, to: string): this {
    const file = join(this.#folder, path);
    const before = readFileSync(file, "utf8");
    const after = before.replace(from, to);
    if (after === before) throw new Error(`${path} does not contain ${from}.`);
    writeFileSync(file, after);
    return this;
  }

  remove(path: string): this {
    rmSync(join(this.#folder, path));
    return this;
  }

  rename(path: string, to: string): this {
    renameSync(join(this.#folder, path), join(this.#folder, to));
    return this;
  }

  addFolder(path: string): this {
    mkdirSync(join(this.#folder, path));
    return this;
  }

  /** One line of a file, whose path is given as the catalogue names it. */
  line(file: string, line: number): string | undefined {
    return readFileSync(file, "utf8").split("\n")[line - 1];
  }

  load(): Catalogue {
    return loadCatalogue(this.#folder, this.#manifest);
  }

  samples(): SampleMark[] {
    return readSamples(this.#folder);
  }

  /** The lines of the error that loading it throws, with the folder shown as `content`. */
  mistakes(): string[] {
    try {
      this.load();
    } catch (error) {
      if (error instanceof ContentError) return error.message.replaceAll(this.#folder, "content").split("\n");
      throw error;
    }
    return [];
  }
}

/** The repository's own catalogue with picture files that are assumed to be there. */
export function ownCatalogue(): Catalogue {
  return loadCatalogue("content", assumedManifest("content"));
}

/** A manifest in which every picture of a content folder has files. */
export function assumedManifest(folder: string): PictureManifest {
  const ids = Object.keys(parse(readFileSync(join(folder, "pictures.yaml"), "utf8")) as object);
  return Object.fromEntries(
    ids.map((id) => [
      id,
      {
        width: 1600,
        height: 1000,
        colour: "#8a7f6d",
        preview: "data:image/webp;base64,",
        version: "c0ffee11",
        widths: { avif: [320], webp: [320], jpeg: [320] },
      },
    ]),
  );
}
