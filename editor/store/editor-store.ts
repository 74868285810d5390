import { readFileSync } from "node:fs";
import { join } from "node:path";
import { removeUnfinishedFiles } from "#scripts/files/whole-file.mjs";
import { pictureLabels, placesIn } from "../pictures/places.ts";
import { editYaml } from "../yaml/edit-yaml.ts";
import { allChanges } from "./all-changes.ts";
import { isUndo, undoSummary } from "./undo-summary.ts";
import {
  describeChanges,
  describeClash,
  listChanges,
  summariseChanges,
  withoutFollowing,
  type Labels,
} from "./describe-changes.ts";
import { changesBetween, mergeChanges, type Change } from "./changes.ts";
import { addedMistakes, type ContentCheck, type FileMistake } from "./check.ts";
import { listContentFiles, type ContentFile } from "./content-files.ts";
import { FileList, type ListedFile } from "./file-list.ts";
import { titleOf, valueOf, versionOf } from "./file-value.ts";
import { wasUnreadable, type FormerText } from "./former-text.ts";
import type { Commits } from "./git.ts";
import type { Step } from "./journal.ts";
import { readDefinitions } from "./definitions.ts";
import { orphanedFiles } from "./products/orphaned-files.ts";
import { ProjectFiles, type FileChange } from "./project-files.ts";
import type { ChangedElsewhere, HistoryStep, SaveOutcome, StoredFile } from "./outcomes.ts";
import { Steps } from "./steps.ts";

export type { SaveOutcome, StoredFile } from "./outcomes.ts";

/** The content has no such file. */
export class NoSuchFile extends Error {}

interface StoreParts {
  folder: string;
  /** The folder with the masters and originals of the pictures. */
  imageryFolder?: string | undefined;
  journalFolder: string;
  check: Pick<ContentCheck, "mistakes">;
  commits?: Commits | undefined;
  now?: (() => Date) | undefined;
  /** Called when masters have changed, so that the site's pictures are encoded again. */
  onMasters?: (() => void) | undefined;
}

/** Reads and changes the files of a content folder. Every save is one step of the history. */
export class EditorStore {
  /** The project files that steps may change. */
  readonly files: ProjectFiles;
  readonly #folder: string;
  readonly #check: Pick<ContentCheck, "mistakes">;
  readonly #steps: Steps;
  readonly #onMasters: (() => void) | undefined;
  readonly #list = new FileList();

  constructor({ folder, imageryFolder, journalFolder, check, commits, now, onMasters }: StoreParts) {
    this.#folder = folder;
    this.#check = check;
    this.#onMasters = onMasters;
    removeUnfinishedFiles(folder);
    if (imageryFolder !== undefined) removeUnfinishedFiles(imageryFolder);
    this.files = new ProjectFiles({ content: folder, imagery: imageryFolder });
    this.#steps = new Steps({ files: this.files, journalFolder, commits, now });
  }

  /** Why saved changes are not in git, in words; undefined if they are, or there is no repository. */
  get notCommitted(): string | undefined {
    return this.#steps.notCommitted;
  }

  /** The editable files in site order, with their titles. */
  list(): ListedFile[] {
    return this.#list.list(listContentFiles(this.#folder), this.#texts);
  }

  /** The values of the files in site order. */
  values() {
    return this.#list.values(listContentFiles(this.#folder), this.#texts);
  }

  /** Every editable text of the content, including project tables and the questions to the owner. */
  texts(): { path: string; text: string }[] {
    const tables = this.files.list("content/projects").map((path) => path.slice("content/".length));
    const questions = this.files.read("content/questions.yaml") !== null ? ["questions.yaml"] : [];
    const paths = [...listContentFiles(this.#folder).map(({ path }) => path), ...tables, ...questions];
    return paths.map((path) => ({ path, text: this.#textOf(path) }));
  }

  /** @throws {NoSuchFile} */
  read(path: string): StoredFile {
    const mistakes = this.#check.mistakes().filter((mistake) => mistake.path === path);
    return { ...this.readUnchecked(path), mistakes };
  }

  /** Reads a file without the build's check, which takes much longer. @throws {NoSuchFile} */
  readUnchecked(path: string): Omit<StoredFile, "mistakes"> {
    const file = this.#find(path);
    const text = this.#textOf(path);
    const value = valueOf(text);
    const former = value === undefined ? this.#formerText(path) : undefined;
    const title = titleOf(path, former ? valueOf(former.text) : value);
    return {
      ...file,
      title,
      version: versionOf(text),
      value,
      ...(value === undefined && { broken: { text, former } }),
    };
  }

  /**
   * Replaces an unreadable file by its last readable text, as a step. The text is not checked: any readable text has a form again.
   * @param version of the unreadable text
   * @throws {NoSuchFile} if no such text was kept
   */
  restoreText(path: string, version: string): SaveOutcome {
    const { value, title, version: current, broken } = this.readUnchecked(path);
    if (current !== version || value !== undefined) return { outcome: "changed elsewhere", changes: "" };
    if (!broken?.former) throw new NoSuchFile(`No earlier version of ${title} is kept.`);
    const after = { path: projectPath(path), after: broken.former.text };
    return this.change([after], { summary: `${title}: last readable version restored` }, { isUnchecked: true });
  }

  /** Describes the changes of a file, with the labels of figures and pictures, and without those of a drawing that follow its figures. */
  inWords(before: unknown, after: unknown, path = "", describe = describeChanges): string {
    return this.described(before, after, path, describe);
  }

  /** The same in any form. */
  described<Said>(
    before: unknown,
    after: unknown,
    path: string,
    describe: (changes: readonly Change[], labels: Labels) => Said,
  ): Said {
    const changes = changesBetween(before, after);
    const figures = this.#figuresIn(changes);
    return describe(withoutFollowing(changes, after, figures), { ...figures, ...pictureLabels(placesIn(path, after)) });
  }

  /** Describes what somebody else has changed, and its conflicts with other changes. */
  changedElsewhere(base: unknown, theirs: unknown, mine: unknown): ChangedElsewhere {
    const outcome = "changed elsewhere";
    if (theirs === undefined) return { outcome, changes: "It can no longer be read." };
    const { clashes } = mergeChanges(base, theirs, mine);
    const figures = this.#figuresIn(clashes);
    return {
      outcome,
      changes: this.inWords(base, theirs),
      clashes: clashes.map((clash) => describeClash(clash, figures)),
    };
  }

  /** The text of a file with a new value. @throws {NoSuchFile} */
  textWith(path: string, value: unknown): string {
    this.#find(path);
    return editYaml(this.#textOf(path), value);
  }

  /** The mistakes that saving a value would add, and a description of the change to the corrected value. @throws {NoSuchFile} */
  checkChange(path: string, value: unknown, corrected = value): { mistakes: readonly FileMistake[]; changes: string } {
    const before = valueOf(this.#textOf(path));
    const after = this.textWith(path, value);
    return {
      mistakes: this.mistakesAdded([
        { path: projectPath(path), after },
        ...orphanedFiles(path, before, value, this.files),
      ]),
      changes: this.inWords(before, corrected, path, summariseChanges),
    };
  }

  /**
   * Saves a new value of a file, unless it would add a mistake or the file has changed since `version`.
   * @throws {NoSuchFile}
   */
  save(path: string, value: unknown, version: string, base?: unknown): SaveOutcome {
    this.#find(path);
    const before = this.#textOf(path);
    if (versionOf(before) !== version) return this.changedElsewhere(base, valueOf(before), value);
    const text = editYaml(before, value);
    if (text === before) return { outcome: "unchanged" };
    const changes = this.inWords(valueOf(before), value, path);
    const left = orphanedFiles(path, valueOf(before), value, this.files);
    return this.change([{ path: projectPath(path), after: text }, ...left], {
      summary: `${titleOf(path, value)}: ${changes}`,
    });
  }

  /** The steps, latest first. */
  history(): HistoryStep[] {
    return this.#steps.all
      .map((step) => ({
        id: step.id,
        at: step.at,
        summary: step.summary,
        ...allChanges(step, (before, after, path) => this.described(before, after, path, listChanges)),
        files: step.files.map(({ path }) => path),
        canUndo: this.#steps.canUndo(step),
        isUndo: isUndo(step),
        isUndone: this.#steps.all.some(({ undoes }) => undoes === step.id),
      }))
      .toReversed();
  }

  /** Undoes a step, as a new step. @throws {NoSuchFile} if the step does not exist */
  undo(id: number): SaveOutcome {
    const step = this.#steps.all.find((each) => each.id === id);
    if (!step) throw new NoSuchFile(`There is no step ${id}.`);
    const changes = this.#steps.inverseOf(step);
    if (!changes) {
      const changed = this.#steps.changedSince(step).map((file) => this.#changedSince(file));
      return { outcome: "changed elsewhere", changes: changed.join("; ") };
    }
    const summary = undoSummary(step);
    // A file that was unreadable before it was restored or deleted becomes so again.
    return this.change(changes, { summary, undoes: id }, { isUnchecked: wasUnreadable(step) });
  }

  /**
   * Changes any project files as one step, unless that would add a mistake. The caller must have just read them.
   * @throws {NotWritable}
   */
  change(
    files: readonly FileChange[],
    fields: Pick<Step, "summary" | "undoes">,
    { isUnchecked = false } = {},
  ): SaveOutcome {
    const mistakes = isUnchecked ? [] : this.mistakesAdded(files);
    if (mistakes.length > 0) return { outcome: "refused", mistakes };
    const step = this.#steps.take(files, fields);
    if (files.some(({ path }) => path.startsWith("imagery/masters/"))) this.#onMasters?.();
    return { outcome: "saved", step };
  }

  /** The mistakes that a step would add. */
  mistakesAdded(files: readonly FileChange[]): FileMistake[] {
    const after = this.#check.mistakes(files);
    return after.length === 0 ? [] : addedMistakes(this.#check.mistakes(), after);
  }

  /** Describes what has changed in a file since a step. */
  #changedSince({ path, after }: Step["files"][number]): string {
    const [, inContent] = /^content\/(.*\.yaml)$/.exec(path) ?? [];
    const isThere = listContentFiles(this.#folder).some((file) => file.path === inContent);
    if (inContent === undefined || !isThere || typeof after !== "string")
      return `${titleOf(path, undefined)} has changed`;
    return this.inWords(valueOf(after), valueOf(this.#textOf(inContent)), inContent);
  }

  /** The figures' definitions, read only if a change concerns a figure. */
  #figuresIn(places: readonly Pick<Change, "at">[]) {
    return places.some(({ at }) => at.includes("figures")) ? readDefinitions(this.#folder) : {};
  }

  #find(path: string): ContentFile {
    const file = listContentFiles(this.#folder).find((each) => each.path === path);
    if (!file) throw new NoSuchFile(`This item no longer exists: ${path}.`);
    return file;
  }

  readonly #texts = {
    textOf: (path: string) => this.#textOf(path),
    formerOf: (path: string) => this.#formerText(path)?.text,
  };

  #formerText(path: string): FormerText | undefined {
    return this.#steps.formerText(projectPath(path));
  }

  #textOf(path: string): string {
    return readFileSync(join(this.#folder, path), "utf8");
  }
}

/** The project path of a content file. */
function projectPath(path: string): string {
  return `content/${path}`;
}
