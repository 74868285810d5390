import { groupOf, isGroup, type Group } from "#content/load/group.ts";
import { entryLabel } from "./entry-label.ts";

/** A text of the content that matches a search. */
export interface FoundText {
  /** The file whose form shows it. */
  readonly path: string;
  /** The field; empty if the place is not a field of that file. */
  readonly at: readonly (string | number)[];
  /** Labels for parts of the place that have one, such as entries and figures, by their index in `at`. */
  readonly names?: Readonly<Record<number, string>>;
  /** The matching text, shortened to an excerpt. */
  readonly text: string;
  /** The text is a former address of the product. */
  readonly isFormerAddress?: true;
}

/** Nobody looks through more results, per file and in total. */
const [mostOfFile, mostOfAll] = [3, 30];
const excerptLength = 90;

export interface File {
  readonly path: string;
  readonly value: unknown;
}

/**
 * Finds every text with all of the words and quoted phrases, in any case and order, and former addresses of products. References to products are found by the
 * product's name; ids of files are not found.
 */
export function findTexts(files: readonly File[], sought: string): FoundText[] {
  const words = plain(sought)
    .match(/"[^"]+"|\S+/g)
    ?.map((word) => word.replaceAll('"', ""))
    .filter(Boolean);
  if (!words?.length) return [];
  const isFound = (text: string) => words.every((word) => plain(text).includes(word));
  const valueIn = (path: string) => files.find((file) => file.path === path)?.value;
  const { moved } = groupOf(valueIn("addresses.yaml"));
  const formerly = Object.entries(groupOf(moved)).flatMap(([from, to]): FoundText[] =>
    isFound(`/${from}`)
      ? [{ path: `products/${String(to)}.yaml`, at: [], text: `/${from}`, isFormerAddress: true }]
      : [],
  );
  const inTexts = placesWith(files, () => true, isFound, words[0] ?? "");
  return [...formerly, ...inTexts.toSorted((one, other) => rankOf(one) - rankOf(other))].slice(0, mostOfAll);
}

/** A text in lower case, with the quotation marks, apostrophes, dashes and spaces of a keyboard. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[“”„]/g, '"')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[–—]/g, "-")
    .replaceAll(/\s+/g, " ");
}

/**
 * Matching texts of some files, a few per file.
 * @param files all files, since texts may refer to others by name
 * @param word long texts are shortened to an excerpt around it
 */
export function placesWith(
  files: readonly File[],
  isSearched: (path: string) => boolean,
  isFound: (text: string) => boolean,
  word: string,
): FoundText[] {
  const figures = groupOf(files.find(({ path }) => path === "figures.yaml")?.value);
  const printed = { products: productNames(files), figures };
  return files
    .filter(({ path }) => path !== "addresses.yaml" && isSearched(path))
    .flatMap(({ path, value }) =>
      textsIn(value, { at: [], names: {} }, printed)
        // The list of files already finds files by name.
        .filter(({ at, text }) => at.join() !== "name" && isFound(text))
        .slice(0, mostOfFile)
        .map(({ at, names, text }) => ({
          path,
          at,
          ...(Object.keys(names).length === 0 ? {} : { names }),
          text: excerptOf(text, word),
        })),
    );
}

/** Texts that visitors read come first. */
function rankOf({ path }: FoundText): number {
  return Number(!/^(?:products|categories|pages)\//.test(path));
}

/** The names of products by their ids in files. */
function productNames(files: readonly File[]): ReadonlyMap<string, string> {
  return new Map(
    files.flatMap(({ path, value }): [string, string][] => {
      const [, key] = /^products\/(.+)\.yaml$/.exec(path) ?? [];
      const { name } = groupOf(value);
      return key === undefined || typeof name !== "string" ? [] : [[key, name]];
    }),
  );
}

interface Printed {
  readonly products: ReadonlyMap<string, string>;
  readonly figures: Group;
}

type Place = Required<Pick<FoundText, "at" | "names">>;

function textsIn(value: unknown, place: Place, printed: Printed): (Place & { text: string })[] {
  const { at } = place;
  // In a value with a mark, the text belongs to the field of the value.
  const text = isGroup(value) && typeof value.value === "string" ? value.value : value;
  if (typeof text === "string") {
    const shown = printed.products.get(text) ?? text;
    return shown === text && isNameOfFiles(text, at) ? [] : [{ ...place, text: shown }];
  }
  const within = (part: string | number, name: string | undefined): Place => ({
    at: [...at, part],
    names: name === undefined ? place.names : { ...place.names, [at.length]: name },
  });
  if (Array.isArray(value)) {
    return value.flatMap((each, index) =>
      textsIn(each, within(index, isGroup(each) && !("value" in each) ? nameOfEntry(each) : undefined), printed),
    );
  }
  if (!isGroup(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => {
    const { label } = at.at(-1) === "figures" ? groupOf(printed.figures[key]) : {};
    return textsIn(each, within(key, typeof label === "string" ? label : undefined), printed);
  });
}

function nameOfEntry(entry: Group): string | undefined {
  const words = entryLabel(entry);
  return words === "" || isNameOfFiles(words, []) ? undefined : words;
}

/** Whether a text is the id of a picture, address or colour set, which nobody sees. */
function isNameOfFiles(text: string, at: FoundText["at"]): boolean {
  const field = String(at.findLast((part) => typeof part === "string"));
  return /^(?:id|pictures?)$/.test(field) || at.includes("pictures") || /^[a-z]+(?:[A-Z/][A-Za-z0-9]*)+$/.test(text);
}

/** The part of a text around a word, cut at word boundaries. */
function excerptOf(text: string, word: string): string {
  if (text.length <= excerptLength) return text;
  const found = plain(text).indexOf(word);
  const from = found < excerptLength / 2 ? 0 : text.lastIndexOf(" ", found - excerptLength / 3) + 1;
  const rest = text.slice(from);
  const cut = rest.length > excerptLength ? `${rest.slice(0, rest.lastIndexOf(" ", excerptLength))} …` : rest;
  return from > 0 ? `… ${cut}` : cut;
}
