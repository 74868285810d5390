import { NotWritten, PartlyWritten } from "#scripts/files/whole-file.mjs";
import { editYaml } from "../yaml/edit-yaml.ts";
import { mergeChanges } from "./changes.ts";
import { valueOf } from "./file-value.ts";
import { formerText, type FormerText } from "./former-text.ts";
import type { CommittedFile, Commits } from "./git.ts";
import { hashOf, isAsKept, Journal, type ChangedFile, type KeptState, type Step } from "./journal.ts";
import { NotPossible } from "./outcomes.ts";
import type { FileChange, ProjectFiles } from "./project-files.ts";

interface StepParts {
  files: ProjectFiles;
  journalFolder: string;
  commits?: Commits | undefined;
  now?: (() => Date) | undefined;
}

/** Changes files in steps: either all or none of a step's files change, even if the editor is killed. */
export class Steps {
  readonly #files: ProjectFiles;
  readonly #journal: Journal;
  readonly #commits: Commits | undefined;
  readonly #now: () => Date;
  #notCommitted: string | undefined;
  /** Cache: for steps whose files have changed since, whether an undo is possible, and the hashes of the files that it was judged with. */
  readonly #possible = new Map<number, { readonly now: string; readonly can: boolean }>();

  constructor({ files, journalFolder, commits, now = () => new Date() }: StepParts) {
    this.#files = files;
    this.#journal = new Journal(journalFolder);
    this.#commits = commits;
    this.#now = now;
    for (const begun of this.#journal.begun) this.#recover(begun);
    this.#commit({ summary: "Earlier changes", files: [] });
  }

  /** Why the last commit failed or left out files, in words; undefined if it did not, or there is no repository. */
  get notCommitted(): string | undefined {
    return this.#notCommitted;
  }

  /** The steps, earliest first. */
  get all(): readonly Step[] {
    return this.#journal.steps;
  }

  /** The files that have changed since a step. */
  changedSince({ files }: Step): Step["files"] {
    return files.filter(({ path, after }) => !this.#isNow(path, after));
  }

  /** The changes that undo a step. Later changes in the same files are kept; undefined if they conflict, or if the history has lost a file. */
  inverseOf(step: Step): FileChange[] | undefined {
    if (!this.canUndo(step)) return undefined;
    const changes = step.files.map((file): FileChange => {
      const { path, before } = file;
      return { path, after: this.#isNow(path, file.after) ? this.#journal.recall(before) : this.#merged(file)! };
    });
    return changes.toReversed();
  }

  /**
   * Whether a step can be undone, and has not been already. Reads no photograph from the history, because there may be
   * hundreds.
   */
  canUndo(step: Step): boolean {
    try {
      return step.files.every(({ before }) => this.#journal.isKept(before)) && this.#canUndo(step);
    } catch {
      // One of its files can no longer be read or changed, such as one behind a link.
      return false;
    }
  }

  #canUndo(step: Step): boolean {
    const changed = this.changedSince(step);
    const now = JSON.stringify(changed.map(({ path }) => this.#hashNow(path)));
    const known = this.#possible.get(step.id);
    if (known?.now === now) return known.can;
    const merged = changed.map((file) => this.#merged(file));
    const hasEffect = () =>
      changed.length < step.files.length ||
      changed.some(({ path }, index) => merged[index] !== this.#files.readExactly(path));
    const can = !merged.includes(undefined) && hasEffect();
    this.#possible.set(step.id, { now, can });
    return can;
  }

  /** The present text of a file without a step's changes; undefined if they conflict. */
  #merged(file: Step["files"][number]): string | undefined {
    return withoutStep(file, this.#files.readExactly(file.path));
  }

  /** The last readable text of a file, by its path in the project. */
  formerText(path: string): FormerText | undefined {
    return formerText(path, this.all, this.#commits, (each) => this.#files.locate(each));
  }

  /**
   * Changes files as one step.
   * @throws {NotWritten} if nothing was changed
   * @throws {NotPossible} if letters would be lost
   * @throws {PartlyWritten} if the disk failed after the first file was changed; the step is completed before the next one
   */
  take(changes: readonly FileChange[], fields: Pick<Step, "summary" | "undoes">): Step {
    this.#completeInterrupted();
    const files = changes.map(({ path, after }) => ({ path, before: this.#files.readExactly(path), after }));
    refuseLostLetters(files);
    const step = this.#journal.begin({ at: this.#now().toISOString(), ...fields, files });
    try {
      this.#files.replace(files);
    } catch (error) {
      if (!(error instanceof PartlyWritten)) this.#journal.drop(step);
      throw error;
    }
    // The commit comes first, so that after a kill an uncommitted step is unfinished, and is completed.
    this.#commit(step);
    this.#journal.finish(step);
    return step;
  }

  /** Commits a step, with the files of earlier ones that git has refused. */
  #commit({ files, summary }: Pick<Step, "files" | "summary">): void {
    const commits = this.#commits;
    if (!commits) return;
    const touched = [...this.all.flatMap((step) => step.files), ...files];
    const created = new Set(touched.filter(({ before }) => before === null).map(({ path }) => path));
    const located = (path: string): CommittedFile => ({ path: this.#files.locate(path), isNew: created.has(path) });
    const own = files.map(({ path }) => path);
    const latest = new Map(touched.map(({ path, after }) => [path, after]));
    const waiting = [...commits.changedFiles()]
      .filter(([path, { isKnown }]) => latest.has(path) && !own.includes(path) && (isKnown || created.has(path)))
      // A later edit by hand is not the editor's to commit.
      .filter(([path]) => this.#isNow(path, latest.get(path) ?? null))
      .map(([path]) => located(path));
    const all = [...own.map(located), ...waiting];
    this.#notCommitted = all.length > 0 ? commits.commit(all, summary) : undefined;
    if (this.#notCommitted === undefined || own.length === 0) return;
    // One of the others may be refused for good.
    if (waiting.length > 0 && commits.commit(own.map(located), summary) === undefined)
      this.#notCommitted = commits.commit(waiting, summary);
  }

  /**
   * Completes interrupted steps. The pending save was based on content without them, so it is refused. @throws {NotWritten} if there were
   * any
   */
  #completeInterrupted(): void {
    const { begun } = this.#journal;
    for (const each of begun) this.#recover(each);
    if (begun.length > 0)
      throw new NotWritten(
        "A disk error interrupted the previous save. It is now complete, but your last change is not saved. Check the current version and save again.",
      );
  }

  /** Completes an interrupted step if it has changed any of its files, and drops it otherwise. Later edits by hand are kept. */
  #recover(begun: Step): void {
    const isDone = ({ path, before, after }: Step["files"][number]) =>
      this.#isNow(path, after) && !this.#isNow(path, before);
    if (!begun.files.some(isDone)) {
      this.#journal.drop(begun);
      return;
    }
    const kept = this.#journal.filesOf(begun);
    this.#files.replace(kept.filter(({ path }, index) => this.#isNow(path, begun.files[index]!.before)));
    // Git refuses if the commit was made before the editor was stopped.
    this.#commit(begun);
    this.#journal.finish(begun);
  }

  #hashNow(path: string): string | null {
    const now = this.#files.readExactly(path);
    return now === null ? null : hashOf(now);
  }

  #isNow(path: string, state: KeptState): boolean {
    return isAsKept(state, this.#files.readExactly(path));
  }
}

/** A text in an encoding other than UTF-8 has letters that cannot be read, so saving a change to it would replace them. */
function refuseLostLetters(files: readonly ChangedFile[]): void {
  const other = files.find(({ path, before }) => /\.(?:yaml|csv)$/.test(path) && before instanceof Uint8Array);
  if (other && files.some(({ after }) => typeof after === "string" && after.includes("\uFFFD")))
    throw new NotPossible(
      `The file ${other.path} was saved in another encoding, so some of its letters cannot be read. Save it as UTF-8 first.`,
    );
}

/**
 * A YAML text with a step's changes removed and later changes kept. Undefined if they conflict, or if a text is unreadable.
 * @param now the current text, changed since the step
 */
function withoutStep({ path, before, after }: Step["files"][number], now: unknown): string | undefined {
  if (!path.endsWith(".yaml") || typeof before !== "string" || typeof after !== "string" || typeof now !== "string")
    return undefined;
  const [base, theirs, mine] = [after, now, before].map(valueOf);
  if (base === undefined || theirs === undefined || mine === undefined) return undefined;
  const { merged, clashes } = mergeChanges(base, theirs, mine);
  return clashes.length > 0 ? undefined : editYaml(now, merged);
}
