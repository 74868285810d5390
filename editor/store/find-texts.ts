import { groupOf, isGroup, type Group } from "#content/load/group.ts";
import { entryLabel } from "./entry-label.ts";

/** A text of the content in which something was found. */
export interface FoundText {
  /** The file in which it is seen. */
  readonly path: string;
  /** The field; nothing if the place is no field of that file. */
  readonly at: readonly (string | number)[];
  /** What parts of the place are called where that is not the words of their names: an entry, a figure; by their places in `at`. */
  readonly names?: Readonly<Record<number, string>>;
  /** What was found, in as much of its text as says what it is. */
  readonly text: string;
  /** The text is an address that the product had before. */
  readonly isFormerAddress?: true;
}

/** More of one file, or of all, nobody looks through. */
const [mostOfFile, mostOfAll] = [3, 30];
const excerptLength = 90;

export interface File {
  readonly path: string;
  readonly value: unknown;
}

/**
 * Finds every text that has all of some words, in any case and order, and every address that a product had before. A product that
 * is named is found by what it is called; names that only the files use are not found.
 */
export function findTexts(files: readonly File[], sought: string): FoundText[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isFound = (text: string) => words.every((word) => text.toLowerCase().includes(word));
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

/**
 * The texts of some files in which something is found, a few of each.
 * @param files all of them, since texts may name what others call by its name
 * @param word around which long texts are cut
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
        // By its name a file is found in the list itself.
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

/** What visitors read comes before what pages are made with. */
function rankOf({ path }: FoundText): number {
  return Number(!/^(?:products|categories|pages)\//.test(path));
}

/** What products are called, by what the files call them. */
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
  // The text of a value with a mark has the field of that value.
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

/** Whether a text is a picture, an address or a set of colours as the files name it, which nobody sees. */
function isNameOfFiles(text: string, at: FoundText["at"]): boolean {
  const field = String(at.findLast((part) => typeof part === "string"));
  return /^(?:id|pictures?)$/.test(field) || at.includes("pictures") || /^[a-z]+(?:[A-Z/][A-Za-z0-9]*)+$/.test(text);
}

/** The part of a text around a word, with whole words at its ends. */
function excerptOf(text: string, word: string): string {
  if (text.length <= excerptLength) return text;
  const found = text.toLowerCase().indexOf(word);
  const from = found < excerptLength / 2 ? 0 : text.lastIndexOf(" ", found - excerptLength / 3) + 1;
  const rest = text.slice(from);
  const cut = rest.length > excerptLength ? `${rest.slice(0, rest.lastIndexOf(" ", excerptLength))} …` : rest;
  return from > 0 ? `… ${cut}` : cut;
}
