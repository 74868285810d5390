import type { ClashInWords } from "./describe-changes.ts";
import type { FileMistake } from "./check.ts";
import type { ContentFile } from "./content-files.ts";
import type { FoundText } from "./find-texts.ts";
import type { FormerText } from "./former-text.ts";
import type { Step } from "./journal.ts";

/** The request cannot be carried out; the message says why, and what to do. */
export class NotPossible extends Error {}

/** A file as it is on disk. */
export interface StoredFile extends ContentFile {
  readonly title: string;
  /** A hash of its text, with which a save names the version it changes. */
  readonly version: string;
  /** Undefined if it is not well-formed YAML. */
  readonly value: unknown;
  /** Its text and the last readable one, if it is unreadable. */
  readonly broken?: { readonly text: string; readonly former: FormerText | undefined };
  readonly mistakes: readonly FileMistake[];
}

export type SaveOutcome =
  | {
      readonly outcome: "saved";
      readonly step: Step;
      /** What was saved in a line or two, if the summary may be longer. */
      readonly changes?: string;
      /** Texts that still contain a figure's former value. */
      readonly stillSaid?: readonly FoundText[];
    }
  | { readonly outcome: "unchanged" }
  /** Somebody else has saved the file since, or it was edited by hand. */
  | ChangedElsewhere
  | { readonly outcome: "refused"; readonly mistakes: readonly FileMistake[] };

/** Somebody else's changes to a value. */
export interface ChangedElsewhere {
  readonly outcome: "changed elsewhere";
  readonly changes: string;
  /** The conflicts with the caller's changes; absent if they cannot be merged. */
  readonly clashes?: readonly ClashInWords[];
}

/** A step as shown in the history. */
export interface HistoryStep extends Pick<Step, "id" | "at" | "summary"> {
  /** Every change, if the summary names only some. */
  readonly all?: readonly string[];
  /** The paths of its files in the project. */
  readonly files: readonly string[];
  /** False if something later has changed the same. */
  readonly canUndo: boolean;
  /** Whether it undoes another step. */
  readonly isUndo: boolean;
  /** Whether a later step has undone it. */
  readonly isUndone: boolean;
}
