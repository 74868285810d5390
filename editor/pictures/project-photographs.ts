import { suggestedPage } from "#content/load/check-project-pages.ts";
import { NoSuchFile, type EditorStore } from "../store/editor-store.ts";
import { freeName } from "../store/free-name.ts";
import type { PictureHolder } from "../store/picture-holder.ts";
import type { Cells } from "../tables/messages.ts";
import { placeOf } from "../tables/project-columns.ts";
import { pathOfProject, type ProjectStore } from "../tables/project-store.ts";

const [projectColumn, locationColumn] = [placeOf("project"), placeOf("location")];
const [pageColumn, photographsColumn] = [placeOf("page"), placeOf("photographs")];

/**
 * A project as a container of pictures. Its first photograph gives it a page, with an address from its name and location. Undefined if the
 * path is not a project.
 */
export function projectAsHolder(path: string, projects: ProjectStore, store: EditorStore): PictureHolder | undefined {
  const [, number] = /^projects\/(\d+)-[0-9a-f]+$/.exec(path) ?? [];
  if (number === undefined) return undefined;
  const index = Number(number) - 1;
  const find = () => {
    const { rows } = projects.read();
    const row = rows[index];
    if (!row || pathOfProject(row, index) !== path)
      throw new NoSuchFile("This project has moved to another row. Go back to the projects and open it again.");
    return { rows, row };
  };
  return {
    files: store.files,
    read: () => {
      const { row } = find();
      const photographs = (row[photographsColumn] ?? "").split(/\s*;\s*/).filter(Boolean);
      return { value: { photographs }, title: `${row[projectColumn]}, ${row[locationColumn]}` };
    },
    texts: () => store.texts().filter((each) => !each.path.startsWith("projects/")),
    changesTo: (_, value) => {
      const { rows, row } = find();
      const { photographs } = value as { photographs: readonly string[] };
      const changed = row
        .with(photographsColumn, photographs.join("; "))
        .with(pageColumn, row[pageColumn] || freePage(row, rows));
      return projects.changesTo(rows.with(index, changed));
    },
    change: (files, fields) => store.change(files, fields),
    nameFor: () => {
      const { rows, row } = find();
      return row[pageColumn] || freePage(row, rows);
    },
  };
}

/** `town-hall-pune`, or `town-hall-pune-2` if another project has that page. */
function freePage(row: Cells, rows: readonly Cells[]): string {
  const page = suggestedPage({ project: row[projectColumn] ?? "", location: row[locationColumn] ?? "" });
  return freeName(page, new Set(rows.map((each) => each[pageColumn] ?? "")));
}
