import { ask, type SaveOutcome } from "../../app/api.ts";

export type Cells = readonly string[];

export interface ProjectColumn {
  readonly name: string;
  readonly label: string;
}

export interface ProjectTable {
  readonly version: string;
  readonly columns: readonly ProjectColumn[];
  readonly rows: readonly Cells[];
  /** The words that cells may hold with their printed forms, by column. */
  readonly choices: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

export interface CellMistake {
  readonly row: number;
  readonly column: string;
  readonly found: string;
  readonly allowed: string;
}

export interface CheckedProjects {
  readonly mistakes: readonly CellMistake[];
  readonly changes: { readonly words: string; readonly lines: readonly string[] };
}

/** A table from elsewhere. */
export interface OtherTable {
  readonly rows: readonly Cells[];
  /** Its first row names the columns. */
  readonly hasHeader: boolean;
  /** For each of our columns, its place in the other table, if one is called so. */
  readonly places: readonly (number | null)[];
}

export interface FigureChange {
  readonly product: string;
  readonly card: string;
  readonly figure: string;
  readonly before: string;
  readonly after: string;
}

export const readProjects = () => ask<ProjectTable>("/api/tables/projects");
export const checkProjects = (rows: readonly Cells[]) => ask<CheckedProjects>("/api/tables/projects/check", { rows });
export const saveProjects = (rows: readonly Cells[], version: string) =>
  ask<SaveOutcome>("/api/tables/projects/save", { rows, version });
export const arrangeRows = (rows: readonly Cells[], places: readonly (number | null)[]) =>
  ask<{ rows: Cells[] }>("/api/tables/projects/arrange", { rows, places });
export const readOtherTable = (file: Blob) => ask<OtherTable>("/api/tables/upload", file);
export const compareFigures = (rows: readonly Cells[]) =>
  ask<{ changes: FigureChange[]; unknown: string[] }>("/api/tables/figures/compare", { rows });
export const applyFigures = (rows: readonly Cells[]) => ask<SaveOutcome>("/api/tables/figures/apply", { rows });
