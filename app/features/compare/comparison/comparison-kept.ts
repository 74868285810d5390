import { useSyncExternalStore } from "react";
import { keptValue } from "#app/boot/kept-value.ts";
import { mostCompared } from "./comparison.ts";

const identifier = /^[a-zA-Z]{1,40}\/[a-zA-Z0-9]{1,40}$/;
const none: readonly string[] = [];

const kept = keptValue("comparison", none, (stored) =>
  Array.isArray(stored)
    ? stored.filter((id) => typeof id === "string" && identifier.test(id)).slice(0, mostCompared)
    : undefined,
);

/** Puts products in the place of those that the visitor has chosen to compare. */
export function keepForComparison(items: readonly string[]): void {
  kept.change(() => items);
}

/** Chooses a product for the comparison, or takes the choice back. There is no room for more than four. */
export function toggleForComparison(id: string): void {
  kept.change((items) => {
    if (items.includes(id)) return items.filter((item) => item !== id);
    return items.length < mostCompared ? [...items, id] : items;
  });
}

/** The products that the visitor has chosen to compare, on whatever page. */
export function useKeptComparison(): readonly string[] {
  return useSyncExternalStore(kept.follow, kept.read, () => none);
}
