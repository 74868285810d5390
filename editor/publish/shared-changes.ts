import type { ChangedPage, NamedPage, PageChanges, SharedChanges } from "./messages.ts";

type Part = keyof PageChanges;
const parts: readonly Part[] = ["changes", "before", "after"];

/**
 * The pages with what is their own, and what several pages have in common, told once: the number of products, the date of a price
 * list, the order of the menu. Changes of the same pages are told together, those of most pages first.
 */
export function withSharedChanges(pages: readonly ChangedPage[]): { changed: ChangedPage[]; shared: SharedChanges[] } {
  const places = new Map<string, NamedPage[]>();
  for (const page of pages) {
    for (const { key } of toldOf(page)) {
      places.set(key, [...(places.get(key) ?? []), { address: page.address, title: page.title }]);
    }
  }
  const isShared = (key: string) => (places.get(key)?.length ?? 0) > 1;
  const own = pages.map((page) => ({ ...page, ...only(page, (key) => !isShared(key)) }));
  const groups = new Map<string, SharedChanges>();
  for (const page of pages) {
    for (const { key, part, words } of toldOf(page)) {
      if (!isShared(key)) continue;
      const on = places.get(key)!;
      const group = groups.get(namesOf(on)) ?? { pages: on, changes: [], before: [], after: [] };
      if (!group[part].includes(words)) groups.set(namesOf(on), { ...group, [part]: [...group[part], words] });
    }
  }
  return {
    changed: own.filter((page) => toldOf(page).length > 0),
    shared: [...groups.values()].toSorted((one, other) => other.pages.length - one.pages.length),
  };
}

function toldOf(page: PageChanges): { key: string; part: Part; words: string }[] {
  return parts.flatMap((part) => page[part].map((words) => ({ key: `${part} ${words}`, part, words })));
}

function only(page: PageChanges, isTold: (key: string) => boolean): PageChanges {
  const kept = (part: Part) => page[part].filter((words) => isTold(`${part} ${words}`));
  return { changes: kept("changes"), before: kept("before"), after: kept("after") };
}

function namesOf(pages: readonly NamedPage[]): string {
  return pages.map(({ address }) => address).join(" ");
}
