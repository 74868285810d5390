import { useLocation } from "react-router";
import type { ShellCategory } from "./shell-content.ts";

/** The path of the page that is shown. Pages are made under addresses that end with a slash, and visitors may type one. */
export function useShownPath(): string {
  const { pathname } = useLocation();
  return pathname.replace(/(?<=.)\/+$/, "");
}

/** Whether a path lights the Products entry: the specification says so of some categories and not of others. */
export function highlightsProducts(path: string, categories: readonly ShellCategory[]): boolean {
  return categories.some((category) => category.highlightsProducts && path.startsWith(category.path));
}
