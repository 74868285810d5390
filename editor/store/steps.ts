import { formerText, type FormerText } from "./former-text.ts";
import type { Commits } from "./git.ts";
import { isAsKept, Journal, type ChangedFile, type KeptState, type Step } from "./journal.ts";
import type { FileChange, ProjectFiles } from "./project-files.ts";

interface StepParts {
  files: ProjectFiles;
  journalFolder: string;
  commits?: Commits | undefined;
  now?: (() => Date) | undefined;
}

/** A step that has happened, and why it is no commit, if there is a repository. */
export interface TakenStep {
  readonly step: Step;
  readonly notCommitted?: string | undefined;
}

/** Changes files in steps: all files of a step are changed or none is, also if the editor is killed in the middle. */
export class Steps {
  readonly #files: ProjectFiles;
  readonly #journal: Journal;
  readonly #commits: Commits | undefined;
  readonly #now: () => Date;

  constructor({ files, journalFolder, commits, now = () => new Date() }: StepParts) {
    this.#files = files;
    this.#journal = new Journal(journalFolder);
    this.#commits = commits;
    this.#now = now;
    for (const begun of this.#journal.begun) this.#recover(begun);
  }

  /** The steps, the first one first. */
  get all(): readonly Step[] {
    return this.#journal.steps;
  }

  /** The files that have changed since a step. */
  changedSince({ files }: Step): Step["files"] {
    return files.filter(({ path, after }) => !this.#isNow(path, after));
  }

  /** What a step would have to change to take another one back. */
  inverseOf(step: Step): FileChange[] {
    const files = this.#journal.filesOf(step).toReversed();
    return files.map(({ path, before }) => ({ path, after: before }));
  }

  /** The last text of a file that could be read, by its path in the project. */
  formerText(path: string): FormerText | undefined {
    return formerText(path, this.all, this.#commits, (each) => this.#files.locate(each));
  }

  /** Changes files as one step. Nothing is changed if one of them cannot be written. */
  take(changes: readonly FileChange[], fields: Pick<Step, "summary" | "undoes">): TakenStep {
    const files = changes.map(({ path, after }) => ({ path, before: this.#files.read(path), after }));
    const step = this.#journal.begin({ at: this.#now().toISOString(), ...fields, files });
    const written: ChangedFile[] = [];
    try {
      for (const file of files) {
        written.push(file);
        this.#files.write(file.path, file.after);
      }
    } catch (error) {
      for (const { path, before } of written.toReversed()) this.#files.write(path, before);
      this.#journal.drop(step);
      throw error;
    }
    this.#journal.finish(step);
    const located = files.map(({ path, before }) => ({ path: this.#files.locate(path), isNew: before === null }));
    return { step, notCommitted: this.#commits?.commit(located, step.summary) };
  }

  /** A step of which something has happened is completed. What was edited by hand since then stays. */
  #recover(begun: Step): void {
    if (!begun.files.some(({ path, after }) => this.#isNow(path, after))) {
      this.#journal.drop(begun);
      return;
    }
    for (const [index, { path, after }] of this.#journal.filesOf(begun).entries()) {
      if (this.#isNow(path, begun.files[index]!.before)) this.#files.write(path, after);
    }
    this.#journal.finish(begun);
  }

  #isNow(path: string, state: KeptState): boolean {
    return isAsKept(state, this.#files.read(path));
  }
}
