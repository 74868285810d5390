import type { ClashInWords } from "./describe-changes.ts";
import type { FileMistake } from "./check.ts";
import type { ContentFile } from "./content-files.ts";
import type { FoundText } from "./find-texts.ts";
import type { FormerText } from "./former-text.ts";
import type { Step } from "./journal.ts";

/** A file as it is on disk. */
export interface StoredFile extends ContentFile {
  readonly title: string;
  /** A hash of its text, with which a save names the version that it changes. */
  readonly version: string;
  /** Undefined if it is not well-formed YAML. */
  readonly value: unknown;
  /** Its text and the last one that could be read, if this one cannot. */
  readonly broken?: { readonly text: string; readonly former: FormerText | undefined };
  readonly mistakes: readonly FileMistake[];
}

export type SaveOutcome =
  | {
      readonly outcome: "saved";
      readonly step: Step;
      readonly notCommitted?: string | undefined;
      /** Texts that still say a figure as it was before. */
      readonly stillSaid?: readonly FoundText[];
    }
  | { readonly outcome: "unchanged" }
  /** Somebody else has saved the file since, or it was edited by hand. */
  | ChangedElsewhere
  | { readonly outcome: "refused"; readonly mistakes: readonly FileMistake[] };

/** What somebody else has made of a value, and what comes of putting other changes on top of it. */
export interface ChangedElsewhere {
  readonly outcome: "changed elsewhere";
  readonly changes: string;
  /** The current value with the caller's changes, except where both changed the same. */
  readonly merged?: unknown;
  /** What both concern, which `merged` has as it is now. */
  readonly clashes?: readonly ClashInWords[];
}

/** A step as the history shows it. */
export interface HistoryStep extends Pick<Step, "id" | "at" | "summary"> {
  /** The paths of its files in the project. */
  readonly files: readonly string[];
  /** Unless something later has changed the same. */
  readonly canUndo: boolean;
  /** It took another one back. */
  readonly isUndo: boolean;
}
