import { valueOf } from "../store/file-value.ts";
import type { ContentText } from "../store/products/references.ts";
import { valueAt } from "../store/with-value.ts";
import type { PicturePlace } from "./places.ts";

/** The values of the other products in a product's category. */
export function productsBeside(path: string, texts: readonly ContentText[]): unknown[] {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  if (!folder.startsWith("products/")) return [];
  return texts.filter((each) => each.path !== path && each.path.startsWith(folder)).map(({ text }) => valueOf(text));
}

/** Whether a place is the end of a list that is empty in most others. */
export function isRarelyUsed({ at }: PicturePlace, others: readonly unknown[]): boolean | undefined {
  if (typeof at.at(-1) !== "number" || others.length === 0) return undefined;
  const filled = others.filter((value) => valueAt(value, [...at.slice(0, -1), 0]) !== undefined);
  return filled.length * 2 < others.length || undefined;
}
