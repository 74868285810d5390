import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { threadId } from "node:worker_threads";
import type { PictureManifest } from "#imagery/manifest.ts";
import { ContentError, loadCatalogue, type Catalogue, type SampleMark } from "../catalogue.ts";
import type { KnownFiles } from "../load/sources.ts";
import { readSamples } from "../read-parts.ts";

const copies: string[] = [];
const knownFiles = new Map<string, KnownFiles>();

/**
 * A cache of parsed files per folder, which saves parsing them again. Successive tests copy into the same folder,
 * and most of their files are the same.
 */
export function filesKnownOf(folder: string): KnownFiles {
  const known = knownFiles.get(folder) ?? new Map();
  knownFiles.set(folder, known);
  return known;
}

/** A new folder with a deterministic name for each test. @param others how many such folders already exist */
export function newFolder(name: string, others: number): string {
  const folder = join(tmpdir(), `${name}-${process.pid}-${threadId}-${others}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  return folder;
}

/** Removes all copies. Call it after each test. */
export function removeContentCopies(): void {
  for (const folder of copies.splice(0)) rmSync(folder, { recursive: true });
}

/** A copy of the content that a test may change. */
export class ContentCopy {
  readonly #folder = newFolder("content", copies.length);
  readonly #manifest = assumedManifest();

  constructor() {
    copies.push(this.#folder);
    cpSync("content", this.#folder, { recursive: true, filter: (path) => !path.endsWith(".ts") });
  }

  /** The folder itself, for code that reads files directly. */
  get folder(): string {
    return this.#folder;
  }

  /** Adds a file and its folder. It must not exist yet. */
  add(path: string, text: string): this {
    const file = join(this.#folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: "wx" });
    return this;
  }

  /** Adds a picture as though its master were in `imagery/masters`. */
  addPicture(id: string): this {
    this.#manifest[id] = assumedPicture;
    return this;
  }

  /** Replaces one piece of a file's text, which must exist. */
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

  /** One line of a file, by its path as the catalogue gives it. */
  line(file: string, line: number): string | undefined {
    return readFileSync(file, "utf8").split("\n")[line - 1];
  }

  load(): Catalogue {
    return loadCatalogue(this.#folder, this.#manifest, undefined, filesKnownOf(this.#folder));
  }

  samples(): SampleMark[] {
    return readSamples(this.#folder);
  }

  /** The lines of the error that loading throws, with the folder replaced by `content`. */
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

/** The repository's own catalogue, as if all picture files existed. */
export function ownCatalogue(): Catalogue {
  return loadCatalogue("content", assumedManifest(), undefined, filesKnownOf("content"));
}

/** A manifest in which every master has files, whether or not the pictures have been built. */
export function assumedManifest(): PictureManifest {
  const masters = readdirSync("imagery/masters", { recursive: true, encoding: "utf8" });
  const pictures = masters.filter((name) => name.endsWith(".webp") && !name.startsWith("icons"));
  return Object.fromEntries(pictures.map((name) => [basename(name, ".webp"), assumedPicture]));
}

const assumedPicture: PictureManifest[string] = {
  width: 1600,
  height: 1000,
  colour: "#8a7f6d",
  preview: "data:image/webp;base64,",
  version: "c0ffee11",
  widths: { avif: [320], jpeg: [320] },
};
