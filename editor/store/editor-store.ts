import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parse, parseDocument } from "yaml";
import { editYaml } from "../yaml/edit-yaml.ts";
import { applyChanges, changesBetween, describeChanges } from "./changes.ts";
import { addedMistakes, type ContentCheck, type FileMistake } from "./check.ts";
import { listContentFiles, type ContentFile } from "./content-files.ts";
import type { Commits } from "./git.ts";
import { Journal, type Step } from "./journal.ts";
import { removeUnfinishedFiles, writeWholeFile } from "./whole-file.ts";

/** A file as it is on disk. */
export interface StoredFile extends ContentFile {
  readonly title: string;
  /** Stands for its text: whoever saves names the text that was changed. */
  readonly version: string;
  /** Undefined if it is not well-formed YAML. */
  readonly value: unknown;
  readonly mistakes: readonly FileMistake[];
}

export type SaveOutcome =
  | { readonly outcome: "saved"; readonly step: Step; readonly notCommitted?: string | undefined }
  | { readonly outcome: "unchanged" }
  /** Somebody else has saved the file since, or it was edited by hand. */
  | {
      readonly outcome: "changed elsewhere";
      readonly changes: string;
      /** The value as it is now with the changes of whoever wanted to save, unless both concern the same. */
      readonly merged?: unknown;
    }
  | { readonly outcome: "refused"; readonly mistakes: readonly FileMistake[] };

/** There is no such file in the content. */
export class NoSuchFile extends Error {}

interface StoreParts {
  folder: string;
  journalFolder: string;
  check: Pick<ContentCheck, "mistakes">;
  commits?: Commits | undefined;
  now?: () => Date;
}

/** Reads and changes the files of a content folder. Every save is one step of the journal. */
export class EditorStore {
  readonly #folder: string;
  readonly #check: Pick<ContentCheck, "mistakes">;
  readonly #journal: Journal;
  readonly #commits: Commits | undefined;
  readonly #now: () => Date;

  constructor({ folder, journalFolder, check, commits, now = () => new Date() }: StoreParts) {
    this.#folder = folder;
    this.#check = check;
    this.#journal = new Journal(journalFolder, ({ path, after }) => {
      return listContentFiles(folder).some((file) => file.path === path) && this.#textOf(path) === after;
    });
    this.#commits = commits;
    this.#now = now;
    removeUnfinishedFiles(folder);
  }

  /** The files that can be edited, with the name that each is known by. */
  files(): (ContentFile & { title: string; samples: number })[] {
    return listContentFiles(this.#folder).map((file) => {
      const text = this.#textOf(file.path);
      return {
        ...file,
        title: titleOf(file.path, valueOf(text)),
        samples: text.match(/\bsample: true\b/g)?.length ?? 0,
      };
    });
  }

  /** @throws {NoSuchFile} */
  read(path: string): StoredFile {
    const file = this.#find(path);
    const text = this.#textOf(path);
    const value = valueOf(text);
    const mistakes = this.#check.mistakes().filter((mistake) => mistake.path === path);
    return { ...file, title: titleOf(path, value), version: versionOf(text), value, mistakes };
  }

  /** The text of a file with another value. @throws {NoSuchFile} */
  textWith(path: string, value: unknown): string {
    this.#find(path);
    return editYaml(this.#textOf(path), value);
  }

  /** The mistakes that saving another value would add, and what it would change, in words. @throws {NoSuchFile} */
  checkChange(path: string, value: unknown): { mistakes: readonly FileMistake[]; changes: string } {
    const text = this.textWith(path, value);
    const changes = changesBetween(valueOf(this.#textOf(path)), value);
    return { mistakes: this.#mistakesAdded(path, text), changes: describeChanges(changes) };
  }

  /**
   * Saves another value of a file, unless it would add a mistake or the file has changed since `version`.
   * @throws {NoSuchFile}
   */
  save(path: string, value: unknown, version: string, base?: unknown): SaveOutcome {
    this.#find(path);
    const before = this.#textOf(path);
    if (versionOf(before) !== version) {
      const theirs = valueOf(before);
      const merged = applyChanges(theirs, changesBetween(base, value));
      return { outcome: "changed elsewhere", changes: describeChanges(changesBetween(base, theirs)), merged };
    }
    const text = editYaml(before, value);
    if (text === before) return { outcome: "unchanged" };
    const changes = describeChanges(changesBetween(valueOf(before), value));
    return this.#replace(path, before, text, { summary: `${titleOf(path, value)}: ${changes}` });
  }

  /** The steps, the last one first, with whether each can be taken back: only while its file is as it left it. */
  history(): (Pick<Step, "id" | "at" | "path" | "summary"> & { canUndo: boolean })[] {
    const paths = new Set(listContentFiles(this.#folder).map(({ path }) => path));
    return this.#journal.steps
      .map(({ id, at, path, summary, after }) => ({
        id,
        at,
        path,
        summary,
        canUndo: paths.has(path) && this.#textOf(path) === after,
      }))
      .toReversed();
  }

  /** Takes a step back, which is a step of its own. @throws {NoSuchFile} if there is no such step or file */
  undo(id: number): SaveOutcome {
    const step = this.#journal.steps.find((each) => each.id === id);
    if (!step) throw new NoSuchFile(`There is no step ${id}.`);
    this.#find(step.path);
    const before = this.#textOf(step.path);
    if (before !== step.after) {
      return {
        outcome: "changed elsewhere",
        changes: describeChanges(changesBetween(valueOf(step.after), valueOf(before))),
      };
    }
    return this.#replace(step.path, before, step.before, { summary: `Taken back: ${step.summary}`, undoes: id });
  }

  #replace(path: string, before: string, after: string, fields: Pick<Step, "summary" | "undoes">): SaveOutcome {
    const mistakes = this.#mistakesAdded(path, after);
    if (mistakes.length > 0) return { outcome: "refused", mistakes };
    const step = this.#journal.begin({ at: this.#now().toISOString(), path, before, after, ...fields });
    const file = join(this.#folder, path);
    writeWholeFile(file, after);
    this.#journal.finish(step);
    return { outcome: "saved", step, notCommitted: this.#commits?.commit(file, step.summary) };
  }

  #mistakesAdded(path: string, text: string): FileMistake[] {
    return addedMistakes(this.#check.mistakes(), this.#check.mistakes(path, text));
  }

  #find(path: string): ContentFile {
    const file = listContentFiles(this.#folder).find((each) => each.path === path);
    if (!file) throw new NoSuchFile(`There is no file ${path}.`);
    return file;
  }

  #textOf(path: string): string {
    return readFileSync(join(this.#folder, path), "utf8");
  }
}

function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function valueOf(text: string): unknown {
  return parseDocument(text).errors.length > 0 ? undefined : parse(text);
}

/** What a file is called: the name or heading in it, or else its own name. */
function titleOf(path: string, value: unknown): string {
  const { name, title, heading, menuLabel } = (value ?? {}) as Record<string, unknown>;
  const own = [name, title, menuLabel, heading].find((each) => typeof each === "string");
  const [folder] = path.split("/");
  return typeof own === "string" && folder !== "company.yaml" ? own : fileTitle(basename(path, ".yaml"));
}

/** `notFound` as `Not found`. */
function fileTitle(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
