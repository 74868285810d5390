import { groupOf } from "#content/load/group.ts";
import type { ContentFile } from "./content-files.ts";
import { titleOf, valueOf } from "./file-value.ts";
import { inSiteOrder } from "./site-order.ts";

export interface ListedFile extends ContentFile {
  /** The name shown to the owner. */
  readonly title: string;
  /** Its name where space is short; absent if the file has none. */
  readonly shortName?: string;
  readonly modelCode?: string;
  readonly order: number | undefined;
  /** The number of sample values. */
  readonly samples: number;
  /** It can no longer be read after an edit by hand. */
  readonly isBroken?: true;
}

interface Texts {
  textOf: (path: string) => string;
  /** The last readable text of a file, for the title of a broken one. */
  formerOf: (path: string) => string | undefined;
}

/** Describes files for the list of all files. Unchanged files are cached. */
export class FileList {
  readonly #known = new Map<string, { readonly text: string; readonly file: ListedFile; readonly value: unknown }>();

  /** The files in site order. */
  list(files: readonly ContentFile[], texts: Texts): ListedFile[] {
    return inSiteOrder(files.map((file) => this.#read(file, texts).file));
  }

  /** The values of the files, in the same order. */
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
