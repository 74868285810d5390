import { Picture } from "../ui/picture.tsx";
import type { ShellCategory } from "./shell-content.ts";

/** The category's picture. Its name stands beside it, so it says nothing itself. */
export function CategoryImage({ category, sizes }: { category: ShellCategory; sizes: string }) {
  if (!category.picture) return null;
  return <Picture picture={{ ...category.picture, alt: "" }} sizes={sizes} cover />;
}
