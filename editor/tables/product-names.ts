import type { ListedFile } from "../store/file-list.ts";

/** The names of products and categories: printed names for the owner, paths in the tables. */
export class ProductNames {
  /** Printed names by names in the tables, categories first. */
  readonly printed: Readonly<Record<string, string>>;
  /** Names in the tables by every name an owner may type, in lower case. */
  readonly #keys = new Map<string, string>();

  constructor(files: readonly Pick<ListedFile, "path" | "schema" | "title" | "shortName">[]) {
    const named = ["category", "product"].flatMap((kind) =>
      files
        .filter(({ schema }) => schema === kind)
        .map((file) => ({ ...file, key: file.path.replace(/^(?:categories|products)\//, "").replace(/\.yaml$/, "") })),
    );
    const names = named.flatMap(({ key, title, shortName = title }) =>
      [title, shortName, key].map((name) => ({ name, key })),
    );
    for (const [name, meant] of Map.groupBy(names, (each) => each.name.toLowerCase())) {
      const keys = new Set(meant.map(({ key }) => key));
      // A name shared by several products is ambiguous.
      if (keys.size === 1) this.#keys.set(name, meant[0]!.key);
    }
    const isClear = (title: string) => this.#keys.has(title.toLowerCase());
    this.printed = Object.fromEntries(named.map(({ key, title }) => [key, isClear(title) ? title : key]));
  }

  /** A cell converted to names in the tables. Names are separated by semicolons or commas; unknown ones are kept. */
  inKeys(cell: string): string {
    return namesIn(cell)
      .map((name) => this.#keys.get(name.toLowerCase()) ?? name)
      .join("; ");
  }

  /** A cell converted to printed names. */
  inPrint(cell: string): string {
    return namesIn(this.inKeys(cell))
      .map((name) => (Object.hasOwn(this.printed, name) ? this.printed[name] : name))
      .join("; ");
  }

  /** The unknown names in a cell. */
  unknownIn(cell: string): string[] {
    return namesIn(cell).filter((name) => !this.#keys.has(name.toLowerCase()));
  }
}

function namesIn(cell: string): string[] {
  return cell
    .split(/[;,\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
}
