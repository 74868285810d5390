import type { ShellCategory } from "./shell-content.ts";

/** Whether a path lights the Products entry: the specification says so of some categories and not of others. */
export function highlightsProducts(path: string, categories: readonly ShellCategory[]): boolean {
  return categories.some((category) => category.highlightsProducts && path.startsWith(category.path));
}
