import { absoluteUrl } from "./site-origin.ts";

/** The products of a listing as schema.org's ItemList. */
export function itemList(name: string, items: readonly { name: string; path: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.name,
      url: absoluteUrl(item.path),
    })),
  };
}
