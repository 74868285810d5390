import { ask, type SaveOutcome } from "../../app/api.ts";
import type {
  Cells,
  CheckedProjects,
  ComparedFigures,
  ImportedProjects,
  OtherTable,
  ProjectTable,
  SheetChoice,
} from "../messages.ts";

export const readProjects = () => ask<ProjectTable>("/api/tables/projects");
export const checkProjects = (rows: readonly Cells[]) => ask<CheckedProjects>("/api/tables/projects/check", { rows });
export const saveProjects = (rows: readonly Cells[], version: string) =>
  ask<SaveOutcome>("/api/tables/projects/save", { rows, version });
export const importProjects = (rows: readonly Cells[]) =>
  ask<ImportedProjects>("/api/tables/projects/import", { rows });
export const inOwnWords = (column: string, cells: readonly string[]) =>
  ask<{ cells: string[] }>("/api/tables/projects/words", { column, cells });
export const readOtherTable = (file: Blob, sheet?: string) =>
  ask<OtherTable | SheetChoice>(
    `/api/tables/upload${sheet === undefined ? "" : `?${new URLSearchParams({ sheet })}`}`,
    file,
  );
export const compareFigures = (rows: readonly Cells[]) => ask<ComparedFigures>("/api/tables/figures/compare", { rows });
export const applyFigures = (rows: readonly Cells[]) => ask<SaveOutcome>("/api/tables/figures/apply", { rows });
