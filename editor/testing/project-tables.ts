import { emptyRow, placeOf } from "../tables/project-columns.ts";
import { ProjectStore } from "../tables/project-store.ts";
import { EditedProject } from "./editor-fixture.ts";

export const header = "project,location,client,room,clientType,sample";
const court = 'Court,"Pune, Maharashtra",PWD,court,public-works,no';
/** The only table with a project. */
export const west = `${header},area,products\n${court},450 m²,wallPanels/petPanel\n`;

/** Opens the project tables of an edited project. */
export function openProjectTables() {
  const project = new EditedProject();
  for (const region of ["north", "east", "south", "central"]) project.write(`projects/${region}.csv`, `${header}\n`);
  project.write("projects/west.csv", west);
  const store = project.open();
  return { project, store, projects: new ProjectStore(store) };
}

/** A row of the editor's table. */
export function row(cells: Readonly<Record<string, string>>): string[] {
  const hall = { project: "Hall", location: "Kochi, Kerala", client: "A", room: "hall", clientType: "private" };
  return Object.entries({ ...hall, ...cells }).reduce(
    (changed, [column, cell]) => changed.with(placeOf(column), cell),
    [...emptyRow],
  );
}
