import { useLocation } from "react-router";
import type { ShellCategory } from "./shell-content.ts";

/** The path of the current page, without a trailing slash. */
export function useShownPath(): string {
  const { pathname } = useLocation();
  return pathname.replace(/(?<=.)\/+$/, "");
}

/** Whether a path marks "Products" in the menu as current: as specified, some categories do and others do not. */
export function highlightsProducts(path: string, categories: readonly ShellCategory[]): boolean {
  return categories.some((category) => category.highlightsProducts && path.startsWith(category.path));
}
