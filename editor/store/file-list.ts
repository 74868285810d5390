import { groupOf } from "#content/load/group.ts";
import type { ContentFile } from "./content-files.ts";
import { titleOf, valueOf } from "./file-value.ts";
import { inSiteOrder } from "./site-order.ts";

/** A file in the list of all. */
export interface ListedFile extends ContentFile {
  /** The name that it is known by. */
  readonly title: string;
  /** What it is called where there is little room; absent if its file says none. */
  readonly shortName?: string;
  readonly order: number | undefined;
  /** How many of its values are samples. */
  readonly samples: number;
}

/** Says of files what the list of all shows. A file whose text has not changed since is not read again. */
export class FileList {
  readonly #known = new Map<string, { readonly text: string; readonly file: ListedFile; readonly value: unknown }>();

  /** The files, in the order of the site. */
  list(files: readonly ContentFile[], textOf: (path: string) => string): ListedFile[] {
    return inSiteOrder(files.map((file) => this.#read(file, textOf(file.path)).file));
  }

  /** What the files say, in the same order. */
  values(files: readonly ContentFile[], textOf: (path: string) => string): { path: string; value: unknown }[] {
    return this.list(files, textOf).map(({ path }) => ({ path, value: this.#known.get(path)?.value }));
  }

  #read(file: ContentFile, text: string) {
    const known = this.#known.get(file.path);
    if (known?.text === text) return known;
    const value = valueOf(text);
    const { order } = groupOf(value);
    const listed = {
      ...file,
      title: titleOf(file.path, value),
      ...shortNameOf(value),
      order: typeof order === "number" ? order : undefined,
      samples: text.match(/\bsample: true\b/g)?.length ?? 0,
    };
    const read = { text, file: listed, value };
    this.#known.set(file.path, read);
    return read;
  }
}

function shortNameOf(value: unknown): { shortName?: string } {
  const { shortName } = (value ?? {}) as { shortName?: unknown };
  return typeof shortName === "string" ? { shortName } : {};
}
