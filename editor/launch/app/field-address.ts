import type { PlaceOfTask, Task } from "../launch-tasks.ts";

/** Where in the editor a task is done: at its field, or in its row of the projects table. */
export function fieldAddress({ path, at, row }: PlaceOfTask & Pick<Task, "row">): string {
  if (path?.startsWith("projects/")) return row === undefined ? "#/projects" : `#/projects/${row}`;
  return at ? `#/${path}?at=${encodeURIComponent(JSON.stringify(at))}` : `#/${path}`;
}
