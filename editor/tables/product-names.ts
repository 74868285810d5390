import { oneOf, quoted } from "#content/sentence-parts.ts";
import { editDistance, nearestFirst } from "#content/load/choices.ts";
import type { ListedFile } from "../store/file-list.ts";
import { joinsIn, namesIn } from "./names-in-cell.ts";

const offered = 3;

/** The products as owners and as the tables call them, and the categories that stand for products nobody knows more of. */
export class ProductNames {
  /** What the tables call each product or category, by what it is called elsewhere, in lower case. */
  readonly #keys = new Map<string, string>();
  /** The printed name of each, by what the tables call it. */
  readonly #printed = new Map<string, string>();

  /** The titles of the categories by their folders. */
  readonly #categories = new Map<string, string>();

  /** What `and` joins in the names. */
  readonly #joins: readonly RegExp[];

  constructor(files: readonly Pick<ListedFile, "path" | "schema" | "title" | "shortName">[]) {
    for (const { path, schema, title } of files) {
      if (schema !== "category") continue;
      const key = path.slice("categories/".length, -".yaml".length);
      this.#categories.set(key, title);
      this.#keys.set(title.toLowerCase(), key);
    }
    const products = files
      .filter(({ schema }) => schema === "product")
      .map(({ path, title, shortName }) => ({
        key: path.slice("products/".length, -".yaml".length),
        title,
        shortName: shortName ?? title,
      }));
    // The later ones count where one name could mean several: a name that two products have means neither.
    const naming = [
      products.map(({ key, shortName }) => [shortName, key] as const),
      products.map(({ key, title }) => [title, key] as const),
    ];
    for (const names of naming) {
      for (const [lower, all] of Map.groupBy(names, ([name]) => name.toLowerCase())) {
        if (all.length === 1) this.#keys.set(lower, all[0]![1]);
        else this.#keys.delete(lower);
      }
    }
    const categories = [...this.#categories].map(([key, title]) => ({ key, title }));
    for (const { key, title } of [...categories, ...products]) {
      this.#printed.set(key, this.#keys.get(title.toLowerCase()) === key ? title : key);
      this.#keys.set(key.toLowerCase(), key);
    }
    this.#joins = [...this.#keys.keys()].flatMap(joinsIn);
  }

  /** A cell that names products in any way, in the words of the tables. */
  inKeys(cell: string): string {
    return this.#namesIn(cell)
      .map((name) => this.#keys.get(name.toLowerCase()) ?? name)
      .join("; ");
  }

  /** A cell of a table with the names that are printed. */
  printed(cell: string): string {
    return cell
      .split(";")
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => this.#printed.get(name) ?? name)
      .join("; ");
  }

  /**
   * The printed names of all categories, each followed by those of its products, with their category where the name is only a model
   * code.
   */
  described(): Readonly<Record<string, string>> {
    const folderOf = (key: string) => key.split("/")[0]!;
    const byFolders = Map.groupBy(this.#printed, ([key]) => folderOf(key));
    const described = [...byFolders.values()].flat().map(([key, name]) => {
      const category = this.#categories.get(folderOf(key));
      if (this.#categories.has(key)) return [name, `${name}, not known which`];
      return [name, category && isCode(name) ? `${name} – ${category}` : name];
    });
    return Object.fromEntries(described);
  }

  /** The titles of the categories by their printed names. */
  categories(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.#categories].map(([key, title]) => [this.#printed.get(key)!, title]));
  }

  /** The names in a cell that no product has. */
  unknownIn(cell: string): string[] {
    return this.#namesIn(cell).filter((name) => !this.#keys.has(name.toLowerCase()));
  }

  /** What to write in place of the names that no product has, and the same in short; undefined if all are known. */
  adviceOn(cell: string): { message: string; short: string } | undefined {
    const unknown = this.unknownIn(cell);
    if (unknown.length === 0) return undefined;
    const none = (name: string) => `There is no product ${quoted(name)}.`;
    return {
      message: unknown.map((name) => `${none(name)} ${this.#nearest(name)}`).join(" "),
      short: unknown.map(none).join(" "),
    };
  }

  #namesIn(cell: string): string[] {
    const isName = (words: string) => this.#keys.has(words.toLowerCase()) || this.#categories.has(words.split("/")[0]!);
    return namesIn(cell, isName, this.#joins);
  }

  #nearest(name: string): string {
    const nearest = nearestFirst(name, [...this.#keys.keys()])
      .map((each) => ({ each, distance: distanceByWords(name, each) }))
      .toSorted((one, other) => one.distance - other.distance)
      .map(({ each }) => this.#printed.get(this.#keys.get(each)!)!);
    return `Write ${oneOf([...new Set(nearest)].slice(0, offered))}.`;
  }
}

function isCode(name: string): boolean {
  return /^\S*\d\S*$/.test(name);
}

/** How far the words of a name are from those of another, in letters. A word that begins another one is near to it. */
function distanceByWords(name: string, other: string): number {
  const words = (text: string) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const distances = words(name).map((word) =>
    Math.min(...words(other).map((each) => (each.startsWith(word) ? 0 : editDistance(word, each)))),
  );
  return distances.reduce((sum, distance) => sum + distance, 0);
}
