import type { ColumnMatching } from "./column-matching.ts";
import type { RowChanges } from "./row-changes.ts";

/** A table row. */
export type Cells = readonly string[];

/** All projects, in the order of the regions. */
export interface ProjectTable {
  /** A hash of all tables, so that a save does not overwrite another person's changes. */
  readonly version: string;
  readonly rows: readonly Cells[];
  /** For each row the path for changing its photographs. */
  readonly paths: readonly string[];
  /** The allowed words with their printed forms, by column. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The printed names of all categories and products. */
  readonly productNames: readonly string[];
}

/** A cell that cannot be saved. */
export interface CellMistake {
  readonly row: number;
  /** The column's name, or a file path if no cell caused the mistake. */
  readonly column: string;
  /** The refused text: the cell, or one of the products in it. */
  readonly word: string;
  readonly message: string;
  /** The word that was probably meant. */
  readonly suggestion?: string | undefined;
}

export interface CheckedProjects {
  readonly mistakes: readonly CellMistake[];
  readonly changes: RowChanges;
}

/** A workbook cell with an unknown value. */
export interface UnreadCell {
  readonly row: number;
  readonly message: string;
}

/** A table from a file or the clipboard; rows keep their numbers. */
export interface OtherTable {
  readonly rows: readonly Cells[];
  readonly unread: readonly UnreadCell[];
  /** The names of the sheets, if the owner has to choose one of them. No row has been read then. */
  readonly sheets?: readonly string[];
}

/** Projects from another table, in the site's words. */
export interface ImportedProjects extends ColumnMatching {
  readonly rows: readonly Cells[];
}

/** A figure's value in another table. */
export interface FigureChange {
  /** The row number in that table. */
  readonly row: number;
  /** The path of the product's file in the content folder. */
  readonly path: string;
  readonly card: string;
  readonly figure: string;
  /** The place of the figure in that file. */
  readonly at: readonly (string | number)[];
  readonly before: string;
  readonly after: string;
  readonly isSample: boolean;
  /** Why the build would refuse it. */
  readonly refused?: string | undefined;
}

export interface ComparedFigures {
  /** A hash of the products, so that only these changes are saved. */
  readonly version: string;
  readonly changes: readonly FigureChange[];
  /** The paths of the products whose drawings repeat such a figure, and change with it. */
  readonly redrawn: readonly string[];
  /** Rows that are not about one figure of a product, or about the same one as an earlier row, with the reason. */
  readonly unknown: readonly string[];
  /** Mistakes that the build would find elsewhere. */
  readonly otherMistakes: readonly { readonly path: string; readonly message: string }[];
}
