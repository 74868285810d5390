import type { Task } from "../messages.ts";

/** Where in the editor a task is done. */
export function fieldAddress({ path, at }: Pick<Task, "path" | "at">): string {
  return at ? `#/${path}?at=${encodeURIComponent(JSON.stringify(at))}` : `#/${path}`;
}
