import { afterEach, expect, test } from "vitest";
import { EditedProject, removeProjects } from "../testing/editor-fixture.ts";
import { projectAsHolder } from "./project-photographs.ts";
import { ProjectStore } from "../tables/project-store.ts";

afterEach(removeProjects);

const header = "project,location,client,room,clientType,sample";
const town = 'Town hall,"Agra, Uttar Pradesh",A town,auditorium,public-works,no';
const city = 'Town hall,"Agra, Uttar Pradesh",A city,auditorium,public-works,no';
const north = "projects/north.csv";

function open(table: string) {
  const project = new EditedProject();
  project.write(north, table);
  const store = project.open();
  const projects = new ProjectStore(store);
  return { project, projects, holderOf: (path: string) => projectAsHolder(path, projects, store) };
}

test("a project's first photograph gives it a page, and changes no other project", () => {
  const table = `${header},page,photographs\n${town},town-hall-agra,agra-stage\n${city},,\n`;
  const { projects, holderOf } = open(table);
  const [, path = ""] = projects.read().paths;
  const holder = holderOf(path);
  expect(holder?.read(path)).toEqual({ value: { photographs: [] }, title: "Town hall, Agra, Uttar Pradesh" });
  expect(holder?.nameFor?.(path)).toBe("town-hall-agra-2");
  expect(holder?.changesTo(path, { photographs: ["agra-foyer", "agra-hall"] })).toEqual([
    { path: `content/${north}`, after: table.replace(`${city},,`, `${city},town-hall-agra-2,agra-foyer; agra-hall`) },
  ]);
});

test("further photographs keep the page's address, and add the needed columns to a table", () => {
  const { projects, holderOf } = open(`${header}\n${city}\n`);
  const [path = ""] = projects.read().paths;
  const after = `${header},page,photographs\n${city},town-hall-agra,agra-foyer\n`;
  expect(holderOf(path)?.changesTo(path, { photographs: ["agra-foyer"] })).toEqual([
    { path: `content/${north}`, after },
  ]);

  const later = open(`${header},page,photographs\n${city},agra,agra-foyer\n`);
  const [change] = later.holderOf(path)!.changesTo(path, { photographs: ["agra-foyer", "agra-hall"] });
  expect(change?.after).toContain("no,agra,agra-foyer; agra-hall\n");
});

test("a project that has moved to another row is not found, and no other project's photographs are shown", () => {
  const { project, projects, holderOf } = open(`${header}\n${town}\n${city}\n`);
  const [path = "", other = ""] = projects.read().paths;
  const holder = holderOf(path)!;
  project.write(north, `${header}\n${city}\n`);
  expect(() => holder.read(path)).toThrow("moved to another row");
  expect(() => holder.changesTo(path, { photographs: ["agra-foyer"] })).toThrow("moved to another row");
  expect(() => holderOf(other)?.read(other)).toThrow("moved to another row");
  expect(holderOf("projects/north.csv")).toBeUndefined();
});
