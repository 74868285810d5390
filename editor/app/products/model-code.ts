import type { FileSummary } from "../api.ts";

/** Whether the products of a category have model codes: all, some or none. */
export function codesIn(files: readonly FileSummary[], category: string): "all" | "some" | "none" {
  const products = files.filter(({ path, isDraft }) => path.startsWith(`products/${category}/`) && !isDraft);
  const coded = products.filter(({ modelCode }) => modelCode !== undefined);
  return coded.length === 0 ? "none" : coded.length === products.length ? "all" : "some";
}

/** The model code in a name, normalised: `ABPB - 12` and `Executive chair ABPB-12` give `ABPB-12`; else empty. */
export function codeInName(name: string): string {
  return /(?<!\S)[A-Z]{2,} ?-? ?\d+(?!\S)/.exec(name)?.[0].replaceAll(" ", "") ?? "";
}
