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
  readonly modelCode?: string;
  readonly order: number | undefined;
  /** How many of its values are samples. */
  readonly samples: number;
  /** It can no longer be read after an edit by hand. */
  readonly isBroken?: true;
}

interface Texts {
  textOf: (path: string) => string;
  /** The last text of a file that could be read, which says what a broken one is called. */
  formerOf: (path: string) => string | undefined;
}

/** Says of files what the list of all shows. A file whose text has not changed since is not read again. */
export class FileList {
  readonly #known = new Map<string, { readonly text: string; readonly file: ListedFile; readonly value: unknown }>();

  /** The files, in the order of the site. */
  list(files: readonly ContentFile[], texts: Texts): ListedFile[] {
    return inSiteOrder(files.map((file) => this.#read(file, texts).file));
  }

  /** What the files say, in the same order. */
  values(files: readonly ContentFile[], texts: Texts): { path: string; value: unknown }[] {
    return this.list(files, texts).map(({ path }) => ({ path, value: this.#known.get(path)?.value }));
  }

  #read(file: ContentFile, { textOf, formerOf }: Texts) {
    const text = textOf(file.path);
    const known = this.#known.get(file.path);
    if (known?.text === text) return known;
    const value = valueOf(text);
    const former = value === undefined ? formerOf(file.path) : undefined;
    const said = former === undefined ? value : valueOf(former);
    const { order } = groupOf(said);
    const listed = {
      ...file,
      title: titleOf(file.path, said),
      ...namesOf(said),
      order: typeof order === "number" ? order : undefined,
      samples: countSamples(said),
      ...(value === undefined && ({ isBroken: true } as const)),
    };
    const read = { text, file: listed, value };
    this.#known.set(file.path, read);
    return read;
  }
}

function countSamples(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const inside = Object.values(value).reduce<number>((sum, each) => sum + countSamples(each), 0);
  return inside + ("sample" in value && value.sample === true ? 1 : 0);
}

function namesOf(value: unknown): { shortName?: string; modelCode?: string } {
  const { shortName, modelCode } = groupOf(value);
  return {
    ...(typeof shortName === "string" ? { shortName } : {}),
    ...(typeof modelCode === "string" ? { modelCode } : {}),
  };
}
