import { addressedPages, type PageId } from "../page-registry.ts";
import type { NavigationEntry } from "../schema/resolved.ts";
import { inOrder } from "./listings.ts";

/** The two lists of pages, by the field that puts a page into each. */
export const navigationLists = {
  menu: { label: "menuLabel", order: "menuOrder" },
  footer: { label: "footerLabel", order: "footerOrder" },
} as const;

export type NavigationList = keyof typeof navigationLists;

/** What the file of a page says of its places. */
type Placed = Readonly<Partial<Record<"menuLabel" | "footerLabel", string | undefined>>> &
  Readonly<Partial<Record<"menuOrder" | "footerOrder", number | undefined>>>;

interface PlacedEntry extends NavigationEntry {
  readonly id: PageId;
  readonly order: number;
}

/** The numbers that pages have by themselves leave room between them. */
const usualStep = 10;

/** The pages of the menu or the footer in their order: that of the registry, but for those whose file says another place. */
export function navigationEntries(
  list: NavigationList,
  pages: Readonly<Partial<Record<PageId, Placed>>>,
): PlacedEntry[] {
  const { label, order } = navigationLists[list];
  const entries = addressedPages.flatMap(({ id, path }, index) => {
    const name = pages[id]?.[label];
    return name === undefined ? [] : [{ id, name, path, order: pages[id]?.[order] ?? (index + 1) * usualStep }];
  });
  return entries.toSorted(inOrder);
}
