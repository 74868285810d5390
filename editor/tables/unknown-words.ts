import { editDistance } from "#content/load/choices.ts";
import type { Cells, UnknownWord, UnknownWords } from "./messages.ts";
import type { ProductNames } from "./product-names.ts";
import { projectColumns } from "./project-columns.ts";
import { spanOfYears, withoutState } from "./unfinished-cells.ts";

type Words = Readonly<Record<string, string>>;

interface Vocabulary {
  /** What cells may hold with the printed forms, by column. */
  readonly choices: Readonly<Record<string, Words>>;
  readonly products: ProductNames;
  readonly states: readonly string[];
  /** The locations of all projects. */
  readonly locations: readonly string[];
}

/**
 * The words in rows of ours that their columns do not allow, by columns, those of most rows first: also towns without their state, and
 * spans of years. A word counts as the same in small and capital letters.
 */
export function unknownWords(rows: readonly Cells[], vocabulary: Vocabulary): UnknownWords {
  const { choices, products, states, locations } = vocabulary;
  const names = products.all();
  const allowed: Record<string, Words> = {
    ...choices,
    products: Object.fromEntries(names.map((name) => [name, name])),
  };
  const unfinished: Readonly<Record<string, (cell: string) => Pick<UnknownWord, "choices" | "likeliest"> | undefined>> =
    {
      location: (cell) => withoutState(cell, states, locations),
      year: spanOfYears,
    };
  const words = projectColumns.flatMap(({ name }, column): UnknownWord[] => {
    const finish = unfinished[name];
    if (finish) {
      const cells = rows.map((row) => row[column] ?? "").filter((cell) => finish(cell) !== undefined);
      return mostFirst(cells, (word) => ({ column: name, word, ...finish(word) }));
    }
    const mayHold = allowed[name];
    if (!mayHold) return [];
    const unknownIn = (cell: string) =>
      name === "products" ? products.unknownIn(cell) : cell === "" || Object.hasOwn(mayHold, cell) ? [] : [cell];
    const found = rows.flatMap((row) => [...new Set(unknownIn(row[column] ?? ""))]);
    return mostFirst(found, (word) => {
      const likeliest = likeliestOf(word, mayHold);
      return { column: name, word, ...(likeliest === undefined ? {} : { likeliest }) };
    });
  });
  const columns = new Set(words.map(({ column }) => column));
  return {
    words,
    allowed: Object.fromEntries(Object.entries(allowed).filter(([column]) => columns.has(column))),
  };
}

/** Each word once, with the number of rows that have it, those of most rows first. */
function mostFirst(found: readonly string[], describe: (word: string) => Omit<UnknownWord, "rows">): UnknownWord[] {
  const listed = [...Map.groupBy(found, (word) => word.toLowerCase()).values()].map(
    ([word = "", ...others]): UnknownWord => ({ ...describe(word), rows: others.length + 1 }),
  );
  return listed.toSorted((one, other) => other.rows - one.rows);
}

/** Too general to say which kind of room is meant. */
const general = new Set(["and", "of", "or", "the", "room", "rooms"]);

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

/** A word that more names have says too little of which one is meant. */
const mostNames = 3;

/** The one of some words that is probably meant: it has words in common that few others have, or is written much alike. */
export function likeliestOf(word: string, words: Words): string | undefined {
  const sought = partsOf(word).flatMap((part) => [part, ...(otherwiseWritten[part] ?? [])]);
  const names = Object.entries(words).map(([key, printed]) => ({
    key,
    printed,
    parts: [...partsOf(key), ...partsOf(printed)],
  }));
  const has = ({ parts }: (typeof names)[number], part: string) => parts.some((each) => isSamePart(each, part));
  const weights = new Map(
    sought.map((part) => {
      const count = names.filter((name) => has(name, part)).length;
      return [part, count === 0 || count > mostNames ? 0 : 1 / count];
    }),
  );
  const candidates = names.map((name) => {
    const distance = editDistance(word.toLowerCase(), name.printed.toLowerCase());
    const shared = sought.filter((part) => has(name, part));
    const weight = shared.reduce((sum, part) => sum + (weights.get(part) ?? 0), 0);
    return { ...name, weight, shared: shared.length, distance, isAlike: distance * 4 <= name.printed.length };
  });
  const [best] = candidates
    .filter(({ weight, isAlike }) => weight > 0 || isAlike)
    .toSorted((one, other) => other.weight - one.weight || other.shared - one.shared || one.distance - other.distance);
  return best?.key;
}

/** `Wood` and `wooden` are the same; two letters, as in `G.I.`, only if they are all. */
function isSamePart(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > 2 ? long.startsWith(short) : short === long;
}

function partsOf(text: string): string[] {
  const parts = text
    .toLowerCase()
    .replaceAll(/(?<=\b\p{L})\.(?=\p{L}\b)/gu, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u);
  return parts.filter((part) => part.length > 1 && !general.has(part));
}
