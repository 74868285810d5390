import type { SaveOutcome } from "../store/editor-store.ts";
import type { ProjectColumn } from "./project-columns.ts";
import type { RowChanges } from "./row-changes.ts";

/** A row of a table. */
export type Cells = readonly string[];

/** All projects, in the order of the regions. */
export interface Projects {
  /** Stands for the tables: whoever saves names those that were changed. */
  readonly version: string;
  readonly rows: readonly Cells[];
  /** For each row the path by which its photographs are changed. */
  readonly paths: readonly string[];
  /** The words that cells may hold with their printed forms, by column. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface ProjectTable extends Projects {
  readonly columns: readonly ProjectColumn[];
}

/** A cell that cannot stay as it is. */
export interface CellMistake {
  readonly row: number;
  /** The name of the column; empty for the whole row. */
  readonly column: string;
  readonly message: string;
  /** The same in a few words, for the cell itself; absent if the message is short. */
  readonly short?: string;
}

export interface CheckedProjects {
  readonly mistakes: readonly CellMistake[];
  readonly changes: RowChanges;
}

/** A table from elsewhere, each row at its number. */
export interface OtherTable {
  readonly rows: readonly Cells[];
}

/** What a cell of another table says, and as what it was taken. */
export interface ReadAs {
  readonly written: string;
  readonly taken: string;
}

/** Rows of another table in the words of ours. */
export interface ArrangedRows {
  readonly rows: readonly Cells[];
  /** The dates of which only the year was taken. */
  readonly datesRead: readonly ReadAs[];
  /** The towns to which their state was added. */
  readonly statesAdded: readonly ReadAs[];
  readonly unknown: UnknownWords;
}

/** A word that its column does not allow. */
export interface UnknownWord {
  /** The name of the column. */
  readonly column: string;
  readonly word: string;
  /** How many rows have it. */
  readonly rows: number;
  /** What is probably meant, as cells hold it. */
  readonly likeliest?: string;
  /** Whether nothing else can be meant. */
  readonly isSure?: boolean;
  /** The part of the word that speaks for what is probably meant, if it is not all of it. */
  readonly from?: string;
  /** What may take its place, with the printed forms, where other words of the column have other choices. */
  readonly choices?: Readonly<Record<string, string>>;
}

/** The columns whose words an owner may add to. */
export type KindColumn = "room" | "clientType";

export interface AddedKindsAnswer {
  readonly outcome: SaveOutcome;
  /** The key of each that was to be added, by what is printed. */
  readonly keys: Readonly<Record<string, string>>;
  readonly choices: Projects["choices"];
}

export interface UnknownWords {
  readonly words: readonly UnknownWord[];
  /** What the cells of these columns may hold, with the printed forms. */
  readonly allowed: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What another table says of a figure. */
export interface FigureChange {
  /** The number of its row in that table. */
  readonly row: number;
  /** The path of the product's file in the content folder. */
  readonly path: string;
  readonly product: string;
  readonly card: string;
  readonly figure: string;
  readonly before: string;
  readonly after: string;
}

export interface ComparedFigures {
  /** Those that the build would refuse first, with its words. */
  readonly changes: readonly (FigureChange & { readonly refused?: string | undefined })[];
  /** Rows that no product has. */
  readonly unknown: readonly string[];
  /** What the build would say of the others, at no figure of the table. */
  readonly otherMistakes: readonly string[];
}
