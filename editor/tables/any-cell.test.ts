import { assert, constantFrom, nat, property } from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { ContentError, loadCatalogue } from "#content/catalogue.ts";
import { regionIdentifier } from "#content/schema/project.ts";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import type { Cells } from "./messages.ts";
import { projectColumns } from "./project-columns.ts";
import { ProjectStore } from "./project-store.ts";

// The processor may be busy with other work.
vi.setConfig({ testTimeout: 120_000 });
afterAll(removeProjects);

const project = new EditedProject();
const store = project.open();
const projects = new ProjectStore(store);
const build = new EditedProject();
const tables = regionIdentifier.options.map((region) => `projects/${region}.csv`);
const names = projectColumns.map(({ name }) => name);
const { rows, version } = projects.read();
const allTables = () => tables.map((path) => project.text(path));
const original = allTables();

/** What a cell may be in place of what it is. Nothing of this can stand in any column but that of the name or of the client. */
const wrong = [
  "",
  " ",
  "nowhere",
  "Nowhere, Nowhere",
  "-1",
  "850",
  "2 acres",
  "20211",
  "wallPanels/none; x",
  "a,b",
  'a"b',
  "…",
];

/** What the build says of tables, by their files, without the lines. */
function saidByBuild(texts: readonly { path: string; after: unknown }[]): string[] {
  for (const { path, after } of texts) build.write(path.replace("content/", ""), String(after));
  try {
    loadCatalogue(build.contentFolder, build.manifest);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes.map(({ at, field, message }) => `${String(at?.[0] ?? field)}: ${message}`).toSorted();
  } finally {
    for (const [index, path] of tables.entries()) build.write(path, original[index]!);
  }
}

/** The build names kinds and products as the tables do, the editor as the pages do. */
function withoutNames(line: string): string {
  return line.replace(/^((?:room|clientType|products): There is no).*/, "$1");
}

test("whatever a cell of the projects holds is refused in the words of the build at that cell, or taken by the build", () => {
  assert(
    property(nat(rows.length - 1), constantFrom(...names), constantFrom(...wrong), (index, column, cell) => {
      const changed: Cells[] = rows.with(index, rows[index]!.with(names.indexOf(column), cell));
      const { mistakes } = projects.check(changed);
      expect(mistakes.every(({ row }) => row === index)).toBe(true);
      const said = mistakes.map((mistake) => `${mistake.column}: ${mistake.message}`).toSorted();
      const ofBuild = saidByBuild(projects.changesTo(changed));
      // A location of no region is in no table yet, so only the editor can name the states of all regions.
      const others = (lines: string[]) => [
        ...new Set(lines.filter((line) => !line.startsWith("location: End the location")).map(withoutNames)),
      ];
      expect(others(said)).toEqual(others(ofBuild));
      expect(said.length === 0).toBe(ofBuild.length === 0);
      if (said.length === 0) return;
      expect(projects.save(changed, version)).toMatchObject({ outcome: "refused" });
      expect(allTables()).toEqual(original);
      expect(store.history()).toEqual([]);
    }),
    // Of two mistakes in this cell, one was once not said.
    { numRuns: 12, endOnFailure: true, examples: [[6, "products", "Nowhere, Nowhere"]] },
  );
});

test("all wrong cells of a row, and of several rows, are said at once", () => {
  const bad = (location: string) => ["", location, "A client", "barn", "king", "maybe", "21", "850", "none", "", ""];
  const { mistakes } = projects.check([...rows, bad("Pune, Maharashtra"), bad("Nowhere")]);
  const columnsOf = (row: number) => mistakes.filter((mistake) => mistake.row === row).map(({ column }) => column);
  const cells = ["project", "room", "clientType", "sample", "year", "area", "products"];
  expect(columnsOf(rows.length).toSorted()).toEqual(cells.toSorted());
  expect(columnsOf(rows.length + 1).toSorted()).toEqual([...cells, "location"].toSorted());
});

test("a location of spaces alone is said to be missing, and not to be in no state", () => {
  const { mistakes } = projects.check([rows[0]!.with(1, " "), ...rows.slice(1)]);
  expect(mistakes).toEqual([{ row: 0, column: "location", message: "Write the location." }]);
});
