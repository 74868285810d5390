import { addressedPages, type PageId } from "../page-registry.ts";
import type { NavigationEntry } from "../schema/resolved.ts";
import { inOrder, usualStep } from "./listings.ts";

/** The lists of pages. The fields of a page that put it into one, and at which place, begin with its name. */
export const navigationLists = ["menu", "footer"] as const;

export type NavigationList = (typeof navigationLists)[number];

/** What the file of a page says of its places. */
type Placed = Readonly<
  Partial<Record<`${NavigationList}Label`, string | undefined> & Record<`${NavigationList}Order`, number | undefined>>
>;

interface PlacedEntry extends NavigationEntry {
  readonly id: PageId;
  readonly order: number;
}

/** The pages of the menu or the footer in their order: that of the registry, but for those whose file says another place. */
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
