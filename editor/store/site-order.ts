import { basename, dirname } from "node:path";
import { inOrder } from "#content/load/listings.ts";
import { pageIds } from "#content/page-registry.ts";

interface Listed {
  readonly path: string;
  readonly title: string;
  /** Its place in the menu or listing. */
  readonly order?: number | undefined;
}

/** Files in the order of the site: pages and categories as in the menu, products as in their listings, others unchanged. */
export function inSiteOrder<File extends Listed>(files: readonly File[]): File[] {
  const inFolder = Map.groupBy(files, ({ path }) => dirname(path));
  const categories = (inFolder.get("categories") ?? []).toSorted(byOrder);
  const places = new Map(categories.map(({ path }, index) => [`products/${basename(path, ".yaml")}`, index]));
  const placeOf = (folder: string) => places.get(folder) ?? (folder.startsWith("products/") ? places.size : -1);
  return [...inFolder]
    .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([folder, within]) => {
      if (folder === "categories") return categories;
      if (folder === "pages") return within.toSorted((one, other) => placeOfPage(one) - placeOfPage(other));
      return placeOf(folder) < 0 ? within : within.toSorted(byOrder);
    });
}

function byOrder(one: Listed, other: Listed): number {
  return inOrder({ order: one.order, name: one.title }, { order: other.order, name: other.title });
}

function placeOfPage({ path }: Listed): number {
  return (pageIds as readonly string[]).indexOf(basename(path, ".yaml"));
}
