import { editDistance } from "#content/load/choices.ts";
import type { Cells, UnknownWord, UnknownWords } from "./messages.ts";
import type { ProductNames } from "./product-names.ts";
import { projectColumns } from "./project-columns.ts";

type Words = Readonly<Record<string, string>>;

interface Vocabulary {
  /** What cells may hold with the printed forms, by column. */
  readonly choices: Readonly<Record<string, Words>>;
  readonly products: ProductNames;
}

/**
 * The words in rows of ours that their columns do not allow, by columns, those of most rows first. A word counts as the same in small and
 * capital letters.
 */
export function unknownWords(rows: readonly Cells[], { choices, products }: Vocabulary): UnknownWords {
  const names = products.all();
  const allowed: Record<string, Words> = {
    ...choices,
    products: Object.fromEntries(names.map((name) => [name, name])),
  };
  const words = projectColumns.flatMap(({ name }, column): UnknownWord[] => {
    const mayHold = allowed[name];
    if (!mayHold) return [];
    const unknownIn = (cell: string) =>
      name === "products" ? products.unknownIn(cell) : cell === "" || Object.hasOwn(mayHold, cell) ? [] : [cell];
    const found = rows.flatMap((row) => [...new Set(unknownIn(row[column] ?? ""))]);
    const listed = [...Map.groupBy(found, (word) => word.toLowerCase()).values()].map(([word = "", ...others]) => {
      const likeliest = likeliestOf(word, mayHold);
      return { column: name, word, rows: others.length + 1, ...(likeliest === undefined ? {} : { likeliest }) };
    });
    return listed.toSorted((one, other) => other.rows - one.rows);
  });
  const columns = new Set(words.map(({ column }) => column));
  return {
    words,
    allowed: Object.fromEntries(Object.entries(allowed).filter(([column]) => columns.has(column))),
  };
}

/** Too general to say which kind of room is meant. */
const general = new Set(["and", "the", "room", "rooms"]);

/** What lists of projects write for the words of ours. */
const otherwiseWritten: Readonly<Record<string, readonly string[]>> = {
  board: ["conference"],
  boardroom: ["conference"],
  class: ["lecture"],
  classroom: ["lecture"],
  college: ["university"],
  conf: ["conference"],
  govt: ["government"],
  iit: ["university"],
  institute: ["university"],
  ltd: ["private"],
  meeting: ["conference"],
  multiplex: ["cinema"],
  nit: ["university"],
  psu: ["public", "sector"],
  pvt: ["private"],
  univ: ["university"],
};

/** The one of some words that is probably meant: it has a word in common, or is written much alike. */
export function likeliestOf(word: string, words: Words): string | undefined {
  const sought = partsOf(word).flatMap((part) => [part, ...(otherwiseWritten[part] ?? [])]);
  const candidates = Object.entries(words).map(([key, printed]) => {
    const parts = [...partsOf(key), ...partsOf(printed)];
    const isShared = (part: string) => parts.some((each) => each.startsWith(part) || part.startsWith(each));
    const distance = editDistance(word.toLowerCase(), printed.toLowerCase());
    return { key, shared: sought.filter(isShared).length, distance, isAlike: distance * 4 <= printed.length };
  });
  const [best] = candidates
    .filter(({ shared, isAlike }) => shared > 0 || isAlike)
    .toSorted((one, other) => other.shared - one.shared || one.distance - other.distance);
  return best?.key;
}

function partsOf(text: string): string[] {
  const parts = text.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u);
  return parts.filter((part) => part.length > 2 && !general.has(part));
}
