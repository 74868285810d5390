import { changesBetween } from "../store/changes.ts";
import { valueOf } from "../store/file-value.ts";

/**
 * The lists in which a file's place has changed, if nothing else differs between two texts: `order/categories`, `order/home` or
 * `order/wallPanels`, like the addresses of their screens. Undefined if something else differs.
 * @param path in the content
 */
export function orderOnly(path: string, before: string, after: string): string[] | undefined {
  const [, folder, category] = /^(categories|products)\/(?:(\w+)\/)?\w+\.yaml$/.exec(path) ?? [];
  const [was, is] = [valueOf(before), valueOf(after)];
  if (folder === undefined || was === undefined || is === undefined) return undefined;
  const places = changesBetween(was, is).map(({ at }) => at.join("."));
  if (places.length === 0 || !places.every((place) => /^(home\.)?order$/.test(place))) return undefined;
  return places.map((place) => (place === "order" ? `order/${category ?? "categories"}` : "order/home"));
}

/** The title of such a list: `Order of the categories`, `Order of Wall Panels`. */
export function titleOfOrder(list: string, nameOf: (path: string) => string): string {
  const name = list.replace("order/", "");
  if (name === "categories") return "Order of the categories";
  return name === "home" ? "Order on the home page" : `Order of ${nameOf(`content/categories/${name}.yaml`)}`;
}
