import type { ColumnMatching } from "./column-matching.ts";
import type { RowChanges } from "./row-changes.ts";

/** A row of a table. */
export type Cells = readonly string[];

/** All projects, in the order of the regions. */
export interface ProjectTable {
  /** Changes with each of the tables, so that a save does not overwrite another person's changes. */
  readonly version: string;
  readonly rows: readonly Cells[];
  /** For each row the path by which its photographs are changed. */
  readonly paths: readonly string[];
  /** The words that cells may hold with their printed forms, by column. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The printed names of all categories and products. */
  readonly productNames: readonly string[];
}

/** A cell that cannot be saved as it is. */
export interface CellMistake {
  readonly row: number;
  /** The name of the column; the path of a file if no cell is to blame. */
  readonly column: string;
  /** What is not allowed: the cell, or one of the products in it. */
  readonly word: string;
  readonly message: string;
  /** What probably is meant. */
  readonly suggestion?: string | undefined;
}

export interface CheckedProjects {
  readonly mistakes: readonly CellMistake[];
  readonly changes: RowChanges;
}

/** A cell of a workbook whose value is not known. */
export interface UnreadCell {
  readonly row: number;
  readonly message: string;
}

/** A workbook has several sheets, of which the owner chooses one. */
export interface SheetChoice {
  readonly sheets: readonly string[];
}

/** A table from a file or from the clipboard, each row at its number. */
export interface OtherTable {
  readonly rows: readonly Cells[];
  readonly unread: readonly UnreadCell[];
}

/** Projects of another table in the words of the site. */
export interface ImportedProjects extends ColumnMatching {
  readonly rows: readonly Cells[];
}

/** The value of a figure in another table. */
export interface FigureChange {
  /** The number of its row in that table. */
  readonly row: number;
  /** The path of the product's file in the content folder. */
  readonly path: string;
  readonly card: string;
  readonly figure: string;
  readonly before: string;
  readonly after: string;
  /** Why the build would refuse it. */
  readonly refused?: string | undefined;
}

export interface ComparedFigures {
  readonly changes: readonly FigureChange[];
  /** Rows that no product has. */
  readonly unknown: readonly string[];
  /** What the build would refuse elsewhere. */
  readonly otherMistakes: readonly { readonly path: string; readonly message: string }[];
}
