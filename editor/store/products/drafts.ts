import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readJson, replaceFiles, writeWholeFile } from "#scripts/files/whole-file.mjs";
import { mastersIn, type MasterFile } from "../existing-pictures.ts";
import { ProjectFiles } from "../project-files.ts";

const draftPath = /^products\/[a-z][A-Za-z0-9]*\/[a-z][A-Za-z0-9]*\.yaml$/;

/** Products being prepared that are not part of the content yet, by their future paths. */
export class Drafts {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  list(): string[] {
    if (!existsSync(this.#folder)) return [];
    const paths = readdirSync(this.#folder, { recursive: true, encoding: "utf8" });
    return paths
      .map((path) => path.replaceAll("\\", "/"))
      .filter((path) => draftPath.test(path))
      .toSorted();
  }

  /** The text of a draft; undefined if there is none. */
  read(path: string): string | undefined {
    return this.list().includes(path) ? readFileSync(join(this.#folder, path), "utf8") : undefined;
  }

  write(path: string, text: string): void {
    writeWholeFile(this.#fileOf(path), text);
  }

  /** Begins a draft, with a note. */
  begin(path: string, text: string, note: unknown): void {
    // The removal of an earlier draft may have been interrupted.
    rmSync(this.#imageryOf(path), { recursive: true, force: true });
    replaceFiles([
      { path: this.#noteOf(path), state: JSON.stringify(note) },
      { path: this.#fileOf(path), state: text },
    ]);
  }

  /** The note stored beside a draft; undefined if there is none. */
  note(path: string): unknown {
    return readJson(this.#noteOf(path));
  }

  /** Stores a note until the draft is removed. */
  writeNote(path: string, note: unknown): void {
    writeWholeFile(this.#noteOf(path), JSON.stringify(note));
  }

  remove(path: string): void {
    if (!this.list().includes(path)) return;
    rmSync(join(this.#folder, path));
    rmSync(this.#imageryOf(path), { recursive: true, force: true });
    rmSync(this.#noteOf(path), { force: true });
  }

  /** The text and pictures of a draft, by their future paths in the project. */
  files(path: string): ProjectFiles {
    return new ProjectFiles({ content: this.#folder, imagery: this.#imageryOf(path) });
  }

  /** The masters of a draft, or of all drafts. */
  masters(path?: string): MasterFile[] {
    const paths = path === undefined ? this.list() : [path];
    return paths.flatMap((each) => mastersIn(this.#imageryOf(each)));
  }

  #fileOf(path: string): string {
    if (!draftPath.test(path)) throw new Error(`${path} is not the path of a product.`);
    return join(this.#folder, path);
  }

  #noteOf(path: string): string {
    return join(this.#folder, "notes", `${path.slice("products/".length, -".yaml".length)}.json`);
  }

  #imageryOf(path: string): string {
    return join(this.#folder, "imagery", path.slice("products/".length, -".yaml".length));
  }
}
