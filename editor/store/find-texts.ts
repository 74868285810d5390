import { groupOf, isGroup } from "#content/load/group.ts";

/** A text of the content in which something was found. */
export interface FoundText {
  /** The file in which it is seen. */
  readonly path: string;
  /** The field; nothing if the place is no field of that file. */
  readonly at: readonly (string | number)[];
  /** What was found, in as much of its text as says what it is. */
  readonly text: string;
  /** The text is an address that the product had before. */
  readonly isFormerAddress?: true;
}

/** More of one file, or of all, nobody looks through. */
const [mostOfFile, mostOfAll] = [3, 30];
const excerptLength = 90;

/** Finds every text that has all of some words, in any case and order, and every address that a product had before. */
export function findTexts(files: readonly { path: string; value: unknown }[], sought: string): FoundText[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const isFound = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const { moved } = groupOf(files.find(({ path }) => path === "addresses.yaml")?.value);
  const formerly = Object.entries(groupOf(moved)).flatMap(([from, to]): FoundText[] =>
    isFound(`/${from}`)
      ? [{ path: `products/${String(to)}.yaml`, at: [], text: `/${from}`, isFormerAddress: true }]
      : [],
  );
  const inTexts = files
    .filter(({ path }) => path !== "addresses.yaml")
    .flatMap(({ path, value }) =>
      textsIn(value, [])
        // By its name a file is found in the list itself.
        .filter(({ at, text }) => at.join() !== "name" && isFound(text))
        .slice(0, mostOfFile)
        .map(({ at, text }) => ({ path, at, text: excerptOf(text, words[0] ?? "") })),
    );
  return [...formerly, ...inTexts].slice(0, mostOfAll);
}

function textsIn(value: unknown, at: FoundText["at"]): { at: FoundText["at"]; text: string }[] {
  if (typeof value === "string") return [{ at, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => textsIn(each, [...at, index]));
  if (!isGroup(value)) return [];
  // The text of a value with a mark has the field of that value.
  if (typeof value.value === "string") return [{ at, text: value.value }];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...at, key]));
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
