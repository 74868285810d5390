import { createHash } from "node:crypto";
import { basename } from "node:path";
import { inOrder } from "#content/load/listings.ts";
import { navigationEntries, navigationLists, type NavigationList } from "#content/load/navigation.ts";
import { editYaml } from "../../yaml/edit-yaml.ts";
import { NoSuchFile, type EditorStore, type SaveOutcome } from "../editor-store.ts";
import { titleOf, valueOf } from "../file-value.ts";
import { groupOf, isGroup, type Group } from "#content/load/group.ts";
import { valueAt, withValue } from "../with-value.ts";
import type { OrderedEntry, OrderedList } from "./ordered-list.ts";
import { placeNumbers } from "./place-numbers.ts";

interface Place extends OrderedEntry {
  readonly path: string;
  /** The place of the group with the number in the file. */
  readonly at: readonly (string | number)[];
  /** The field of the number. */
  readonly field: string;
  readonly order?: number | undefined;
}

/** A new order of a list. */
export interface ChangedOrder {
  readonly ids: readonly string[];
  /** The version of the list as it was read. */
  readonly version: string;
  /** The entries that were moved by hand. */
  readonly moved?: readonly string[];
}

/**
 * Lists whose order is spread over several files: the pages in menu and footer, the categories, the rows of the home page, and the products
 * of each category.
 */
export class OrderStore {
  readonly #store: EditorStore;

  constructor(store: EditorStore) {
    this.#store = store;
  }

  /** @param list `menu`, `footer`, `categories`, `home`, or a category. @throws {NoSuchFile} if there is no such list */
  read(list: string): OrderedList {
    const places = this.#placesIn(list);
    const entries = places.map(({ id, name, tab }) => ({ id, name, tab }));
    return { title: this.#titleOf(list), version: versionOf(places), entries };
  }

  /**
   * The files that a new order changes, as paths in the project.
   * @param ids all entries of the list, once each
   * @throws {NoSuchFile}
   */
  changesTo(list: string, ids: readonly string[]) {
    const known = new Map(this.#placesIn(list).map((place) => [place.id, place]));
    const places = ids.flatMap((id) => known.get(id) ?? []);
    const numbers = placeNumbers(places);
    const renumbered = places.flatMap((place, index) => {
      const number = numbers[index];
      return number === undefined || number === place.order ? [] : [{ place, number }];
    });
    return renumbered.map(({ place, number }) => {
      const text = this.#textOf(place.path);
      return { path: `content/${place.path}`, after: editYaml(text, numberedAt(valueOf(text), place, number)) };
    });
  }

  /** Saves a new order as one step, unless the list has changed since it was read. @throws {NoSuchFile} */
  save(list: string, { ids, version, moved = [] }: ChangedOrder): SaveOutcome {
    const before = this.#placesIn(list);
    const known = new Map(before.map((place) => [place.id, place]));
    const places = ids.flatMap((id) => known.get(id) ?? []);
    if (versionOf(before) !== version || new Set(places).size !== before.length || ids.length !== before.length)
      return { outcome: "changed elsewhere", changes: "The list was changed." };
    if (places.every((place, index) => place === before[index])) return { outcome: "unchanged" };
    return this.#store.change(this.changesTo(list, ids), {
      summary: `${this.#titleOf(list)}: ${inWords(before, places, moved)}`,
    });
  }

  #titleOf(list: string): string {
    const title = titles[list];
    if (title !== undefined) return title;
    return `Order in ${titleOf(`categories/${list}.yaml`, this.#categories().get(list))}`;
  }

  #placesIn(list: string): Place[] {
    if (isNavigation(list)) return this.#placesOfPages(list);
    const categories = this.#categories();
    if (list === "categories" || list === "home") {
      return [...categories]
        .map(([id, value]) => {
          const own = numberOf(value.order);
          const order = list === "home" ? (numberOf(groupOf(value.home).order) ?? own) : own;
          const path = `categories/${id}.yaml`;
          return { id, path, at: list === "home" ? ["home"] : [], field, order, name: titleOf(path, value) };
        })
        .toSorted((one, other) => inOrder({ ...one, name: one.id }, { ...other, name: other.id }));
    }
    const category = categories.get(list);
    if (!category) throw new NoSuchFile(`There is no category ${list}.`);
    const labels = new Map(groupsIn(category.tabs).map(({ id, label }) => [id, label]));
    return this.#valuesIn("products")
      .flatMap(([path, value]) => this.#placesOf(path, value, list))
      .map(({ tab, ...place }) => ({ ...place, tab: labels.has(tab) ? String(labels.get(tab)) : undefined }))
      .toSorted(inOrder);
  }

  #placesOfPages(list: NavigationList): Place[] {
    const pages = this.#valuesIn("pages").map(([path, value]) => {
      const [label, order] = [value[`${list}Label`], numberOf(value[`${list}Order`])];
      const placed = { [`${list}Label`]: typeof label === "string" ? label : undefined, [`${list}Order`]: order };
      return [basename(path, ".yaml"), placed] as const;
    });
    return navigationEntries(list, Object.fromEntries(pages)).map((entry) => ({
      ...entry,
      path: `pages/${entry.id}.yaml`,
      at: [],
      field: `${list}Order`,
    }));
  }

  /** The place of a product in the listing of a category: its own category, or another named in its file. */
  #placesOf(path: string, value: Group, category: string) {
    const name = titleOf(path, value);
    const own = path.startsWith(`products/${category}/`) ? [{ at: [], fields: value }] : [];
    const others = groupsIn(value.alsoIn).flatMap((fields, index) =>
      fields.category === category ? [{ at: ["alsoIn", index], fields }] : [],
    );
    return [...own, ...others].map(({ at, fields: { order, tab } }) => ({
      id: path.slice("products/".length, -".yaml".length),
      path,
      at,
      field,
      name,
      tab,
      order: numberOf(order),
    }));
  }

  /** The values of readable files in a folder. */
  #valuesIn(folder: string): [path: string, value: Group][] {
    const texts = this.#store.texts().filter(({ path }) => path.startsWith(`${folder}/`));
    return texts.flatMap(({ path, text }) => {
      const value = valueOf(text);
      return isGroup(value) ? [[path, value] as [string, Group]] : [];
    });
  }

  #categories(): Map<string, Group> {
    return new Map(
      this.#valuesIn("categories").map(([path, value]) => [path.slice("categories/".length, -".yaml".length), value]),
    );
  }

  #textOf(path: string): string {
    return String(this.#store.files.read(`content/${path}`) ?? "");
  }
}

/** The field of the number; pages have two others. */
const field = "order";

const titles: Readonly<Record<string, string>> = {
  menu: "Order of the menu",
  footer: "Order of the footer",
  categories: "Order of the categories",
  home: "Order on the home page",
};

function isNavigation(list: string): list is NavigationList {
  return navigationLists.some((each) => each === list);
}

/** `PET Panel moved to position 2` within its tab, or the number of moved entries. */
function inWords(before: readonly Place[], after: readonly Place[], moved: readonly string[]): string {
  const isMovedAlone = (place: Place) => {
    const [one, other] = [before, after].map((places) => places.filter((each) => each !== place));
    return one!.every((each, index) => each === other![index]);
  };
  const alone = after.filter(isMovedAlone);
  const named = alone.find(({ id }) => moved.includes(id)) ?? alone[0];
  if (named) {
    const inTab = after.filter(({ tab }) => tab === named.tab);
    return `${named.name} moved to position ${inTab.indexOf(named) + 1}`;
  }
  return `${after.filter((place, index) => place !== before[index]).length} have moved`;
}

/** A new number is inserted after these fields. */
const names = new Set(["name", "modelCode", "shortName", "category", "tab", "menuLabel", "footerLabel"]);

/** A value with a number in one of its groups, inserted after the names if new. */
function numberedAt(value: unknown, { at, field: key }: Pick<Place, "at" | "field">, number: number): unknown {
  const group = groupOf(valueAt(value, at));
  if (key in group) return withValue(value, [...at, key], number);
  const entries = Object.entries(group);
  const place = entries.findLastIndex(([each]) => names.has(each));
  return withValue(value, at, Object.fromEntries(entries.toSpliced(place + 1, 0, [key, number])));
}

function versionOf(places: readonly Place[]): string {
  return createHash("sha256")
    .update(JSON.stringify(places.map(({ id, order }) => [id, order])))
    .digest("hex");
}

function numberOf(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}

function groupsIn(list: unknown): Group[] {
  return Array.isArray(list) ? list.map(groupOf) : [];
}
