import { addressedPages, type PageId } from "../page-registry.ts";
import type { NavigationEntry } from "../schema/resolved.ts";
import { inOrder, usualStep } from "./listings.ts";

/**
 * The navigation lists. A page's fields for a list begin with its name: `menuLabel` adds the page to the menu, and
 * `menuOrder` sets its position there.
 */
export const navigationLists = ["menu", "footer"] as const;

export type NavigationList = (typeof navigationLists)[number];

/** A page file's positions. */
type Placed = Readonly<
  Partial<Record<`${NavigationList}Label`, string | undefined> & Record<`${NavigationList}Order`, number | undefined>>
>;

interface PlacedEntry extends NavigationEntry {
  readonly id: PageId;
  readonly order: number;
}

/** The pages of the menu or the footer, in the order of the registry except for pages whose file sets a position. */
export function navigationEntries(
  list: NavigationList,
  pages: Readonly<Partial<Record<PageId, Placed>>>,
): PlacedEntry[] {
  const entries = addressedPages.flatMap(({ id, path }, index) => {
    const name = pages[id]?.[`${list}Label`];
    const order = pages[id]?.[`${list}Order`] ?? (index + 1) * usualStep;
    return name === undefined ? [] : [{ id, name, path, order }];
  });
  return entries.toSorted(inOrder);
}
