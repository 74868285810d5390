import { useSyncExternalStore } from "react";
import { allowOfflineUse } from "#app/features/offline/index.ts";
import { storedValue } from "#app/storage/stored-value.ts";
import { mostCompared } from "./comparison-address.ts";

const identifier = /^[a-zA-Z]{1,40}\/[a-zA-Z0-9]{1,40}$/;
const none: readonly string[] = [];

const stored = storedValue("comparison", none, (value) =>
  Array.isArray(value)
    ? value.filter((id) => typeof id === "string" && identifier.test(id)).slice(0, mostCompared)
    : undefined,
);

/** Replaces the products that the visitor has chosen to compare. */
export function storeComparison(items: readonly string[]): void {
  stored.update(() => items);
  allowOfflineUse();
}

/** Adds a product to the comparison, or removes it. Does nothing if four products are already chosen. */
export function toggleCompared(id: string): void {
  stored.update((items) => {
    if (items.includes(id)) return items.filter((item) => item !== id);
    return items.length < mostCompared ? [...items, id] : items;
  });
  allowOfflineUse();
}

/** The products that the visitor has chosen to compare, on any page. */
export function useStoredComparison(): readonly string[] {
  return useSyncExternalStore(stored.subscribe, stored.read, () => none);
}
