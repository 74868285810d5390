import type { Cells } from "../messages.ts";
import { projectColumns } from "../project-columns.ts";

/** What becomes of the projects that there are when others come. */
export type Taking = "add" | "samples" | "all";

export const takings: Record<Taking, string> = {
  add: "after the projects that are there",
  samples: "in place of the samples",
  all: "in place of all projects",
};

const sampleColumn = projectColumns.findIndex(({ name }) => name === "sample");

/** Where the rows of a first real table go: nobody keeps samples beside real projects. */
export function usualTaking(there: readonly Cells[]): Taking {
  return there.length > 0 && there.every((cells) => !isKeptBy("samples", cells)) ? "samples" : "add";
}

/** Whether a project that is there stays when others come. */
export function isKeptBy(taking: Taking, cells: Cells): boolean {
  return taking === "add" || (taking === "samples" && cells[sampleColumn] !== "yes");
}
