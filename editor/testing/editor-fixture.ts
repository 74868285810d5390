import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { assumedManifest, filesKnownOf, newFolder } from "#content/testing/content-copy.ts";
import { ContentCheck } from "../store/check.ts";
import { EditorStore } from "../store/editor-store.ts";
import { existingPictures } from "../store/existing-pictures.ts";
import { openRepository } from "../store/git.ts";

const folders: string[] = [];

/** Removes the copies of all projects. Call it after each test. */
export function removeProjects(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

/** A project with a copy of the content for an editor to change. */
export class EditedProject {
  readonly folder = newFolder("editor", folders.length);
  readonly manifest = assumedManifest();
  readonly contentFolder = join(this.folder, "content");
  readonly imageryFolder = join(this.folder, "imagery");
  readonly journalFolder = join(this.folder, ".editor", "history");

  /** @param copied the copied files of the content, without its pictures; by default all, with pictures */
  constructor(copied?: readonly string[]) {
    folders.push(this.folder);
    if (copied) {
      mkdirSync(join(this.imageryFolder, "masters"), { recursive: true });
      for (const path of copied) cpSync(join("content", path), join(this.contentFolder, path), { recursive: true });
      return;
    }
    const masters = join(this.imageryFolder, "masters");
    mkdirSync(join(masters, "swatches"), { recursive: true });
    for (const id of Object.keys(this.manifest)) writeFileSync(join(masters, `${id}.webp`), "");
    cpSync("content", this.contentFolder, { recursive: true, filter: (path) => !path.endsWith(".ts") });
    // Without the former addresses of the project's own content.
    this.write("addresses.yaml", "moved: {}\nwithdrawn: {}\n");
  }

  /** An editor of the project, as newly started. */
  open(): EditorStore {
    const { contentFolder: folder, imageryFolder, journalFolder, folder: project } = this;
    return new EditorStore({
      folder,
      imageryFolder,
      journalFolder,
      check: this.check(),
      commits: openRepository(project),
    });
  }

  check(): ContentCheck {
    const { contentFolder: folder, imageryFolder, manifest } = this;
    return new ContentCheck(folder, () => existingPictures(imageryFolder, manifest), filesKnownOf(folder));
  }

  text(path: string): string {
    return readFileSync(join(this.contentFolder, path), "utf8");
  }

  /** Edits a file by hand. */
  write(path: string, text: string): void {
    writeFileSync(join(this.contentFolder, path), text);
  }

  /** Whether a file exists, by its path in the project. */
  has(path: string): boolean {
    return existsSync(join(this.folder, path));
  }

  /** The changed value of a file. */
  changed(path: string, change: (value: any) => void): unknown {
    const value: unknown = parse(this.text(path));
    change(value);
    return value;
  }

  /** Runs git in the project and returns what it prints. */
  git(...words: string[]): string {
    const identity = ["-c", "user.name=Owner", "-c", "user.email=owner@example.com"];
    return execFileSync("git", ["-C", this.folder, ...identity, ...words], { encoding: "utf8" });
  }

  /** Makes the project a git repository and commits everything. */
  useGit(): void {
    this.git("init", "--quiet");
    this.git("config", "user.name", "Owner");
    this.git("config", "user.email", "owner@example.com");
    this.git("add", "content");
    this.git("commit", "--quiet", "-m", "Start");
  }
}
