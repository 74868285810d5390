import { ask, type SaveOutcome } from "../../app/api.ts";
import type { Matching } from "../matching.ts";
import type {
  AddedKindsAnswer,
  ArrangedRows,
  Cells,
  CheckedProjects,
  ComparedFigures,
  KindColumn,
  OtherTable,
  ProjectTable,
} from "../messages.ts";

export const readProjects = () => ask<ProjectTable>("/api/tables/projects");
export const checkProjects = (rows: readonly Cells[]) => ask<CheckedProjects>("/api/tables/projects/check", { rows });
export const saveProjects = (rows: readonly Cells[], version: string) =>
  ask<SaveOutcome>("/api/tables/projects/save", { rows, version });
export const addKinds = (column: KindColumn, printed: readonly string[]) =>
  ask<AddedKindsAnswer>("/api/tables/projects/kinds", { column, printed });
export const arrangeRows = (rows: readonly Cells[], matching: Matching, heading: Cells) =>
  ask<ArrangedRows>("/api/tables/projects/arrange", { rows, ...matching, heading });
export const readOtherTable = (file: Blob) => ask<OtherTable>("/api/tables/upload", file);
export const compareFigures = (rows: readonly Cells[]) => ask<ComparedFigures>("/api/tables/figures/compare", { rows });
export const applyFigures = (rows: readonly Cells[]) => ask<SaveOutcome>("/api/tables/figures/apply", { rows });
