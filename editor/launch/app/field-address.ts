import type { Task } from "../messages.ts";

/** Where in the editor a task is done: at its field, or in the table of the projects. */
export function fieldAddress({ path, at }: Pick<Task, "path" | "at">): string {
  if (isProjectTable(path)) return "#/projects";
  return at ? `#/${path}?at=${encodeURIComponent(JSON.stringify(at))}` : `#/${path}`;
}

export function isProjectTable(path: string | undefined): boolean {
  return path?.startsWith("projects/") === true;
}
