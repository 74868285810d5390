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

/** Whether a project that is there stays when others come. */
export function isKeptBy(taking: Taking, cells: Cells): boolean {
  return taking === "add" || (taking === "samples" && cells[sampleColumn] !== "yes");
}
