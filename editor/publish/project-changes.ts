import { choiceInWords } from "#content/load/field-words.ts";
import { projectColumns } from "../tables/project-columns.ts";
import { isReadableTable, rowsOf } from "../tables/region-table.ts";
import { differentRows } from "../tables/row-changes.ts";
import type { SavedChange } from "./publish-state.ts";
import { affectedPages, type ContentFiles } from "./affected-pages.ts";

/** Up to this many projects of a kind are named; more are counted. */
const mostNamed = 5;
const labels = projectColumns.map(({ label }) => label);
/** Columns with ids instead of the owner's words. */
const inNames = new Set(["room", "clientType", "products"]);

/** Whether a path is a table of projects. */
export function isProjectTable(path: string): boolean {
  return /^content\/projects\/\w+\.csv$/.test(path);
}

/**
 * Changes in the projects across all tables: moving a project to another table is not a change.
 * @param paths the changed files
 */
export function projectChanges(paths: readonly string[], before: ContentFiles, after: ContentFiles): SavedChange[] {
  const tables = paths.filter(isProjectTable);
  const rowsIn = ({ read }: ContentFiles) => tables.flatMap((path) => rowsInWords(path, read(path) ?? ""));
  const place = { href: "#/projects", ...affectedPages("projects", [], after) };
  const isReadable = ({ read }: ContentFiles) => tables.every((path) => isReadableTable(read(path) ?? ""));
  if (!isReadable(before) || !isReadable(after)) return [{ name: "Projects", ...place, words: "cannot be read" }];
  const all = differentRows(rowsIn(before), rowsIn(after), labels);
  return (["added", "changed", "removed"] as const).flatMap((kind): SavedChange[] => {
    const rows = all.filter(({ what }) => what === kind);
    if (rows.length > mostNamed) return [{ name: "Projects", ...place, words: `${rows.length} ${kind}` }];
    return rows.map(({ name, words }) => ({
      name: `Project ${kind}`,
      ...place,
      words: words === undefined ? name : `${name}. ${words}`,
    }));
  });
}

function rowsInWords(path: string, text: string): string[][] {
  if (text === "") return [];
  return rowsOf(path, text).map((row) =>
    row.map((cell, column) => (inNames.has(projectColumns[column]?.name ?? "") ? namesInWords(cell) : cell)),
  );
}

/** `wallPanels/petPanel; doors/steelDoor` as `pet panel, steel door` */
function namesInWords(cell: string): string {
  const names = cell.split(";").map((name) => name.trim());
  return names.map((name) => choiceInWords(name.slice(name.lastIndexOf("/") + 1))).join(", ");
}
