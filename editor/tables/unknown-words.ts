import { likeliestOf, type BuyersWords, type Guess } from "./likeliest.ts";
import type { Cells, KindColumn, UnknownWord, UnknownWords } from "./messages.ts";
import type { ProductNames } from "./product-names.ts";
import { projectColumns } from "./project-columns.ts";
import { noArea, noYear, withoutState } from "./unfinished-cells.ts";

type Words = Readonly<Record<string, string>>;

interface Vocabulary {
  /** What cells may hold with the printed forms, by column. */
  readonly choices: Readonly<Record<string, Words>>;
  readonly products: ProductNames;
  readonly states: readonly string[];
  /** The locations of all projects. */
  readonly locations: readonly string[];
  /** What buyers call products. */
  readonly buyersWords: readonly BuyersWords[];
  /** The columns of kinds that are read from names, of which only a part says what kind something is. */
  readonly named?: readonly KindColumn[];
}

/**
 * The words in rows of ours that their columns do not allow, by columns, those of most rows first: also towns without their state, areas
 * without their unit, and what is no year. A word counts as the same in small and capital letters.
 */
export function unknownWords(rows: readonly Cells[], vocabulary: Vocabulary): UnknownWords {
  const { choices, products, states, locations, named = [] } = vocabulary;
  // What a client is called often says its kind in a column of kinds too.
  const areNames = (column: string) => column === "clientType" || named.some((each) => each === column);
  const productMeant = productGuesser(vocabulary);
  const allowed: Record<string, Words> = {
    ...choices,
    products: products.described(),
  };
  const unfinished: Readonly<
    Record<string, (cell: string) => Pick<UnknownWord, "choices" | "likeliest" | "isSure"> | undefined>
  > = {
    location: (cell) => withoutState(cell, states, locations),
    year: noYear,
    area: noArea,
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
      const guess = name === "products" ? productMeant(word) : likeliestOf(word, mayHold, { isName: areNames(name) });
      if (!guess) return { column: name, word };
      const { key: likeliest, ...why } = guess;
      return { column: name, word, likeliest, ...why };
    });
  });
  const columns = new Set(words.map(({ column }) => column));
  return {
    words,
    allowed: Object.fromEntries(Object.entries(allowed).filter(([column]) => columns.has(column))),
  };
}

/** Guesses what a word means: a product, or the category of one where the word says no more. */
function productGuesser({ products, buyersWords }: Vocabulary): (word: string) => Guess | undefined {
  const categories = products.categories();
  const single = Object.fromEntries(
    Object.entries(products.described()).filter(([name]) => !Object.hasOwn(categories, name)),
  );
  return (word) => {
    const product = likeliestOf(word, single, { buyersWords });
    if (product) return product;
    const category = likeliestOf(word, categories, { generalWords: [] });
    return category && { ...category, isSure: false };
  };
}

/** Each word once, with the number of rows that have it, those of most rows first. */
function mostFirst(found: readonly string[], describe: (word: string) => Omit<UnknownWord, "rows">): UnknownWord[] {
  const listed = [...Map.groupBy(found, (word) => word.toLowerCase()).values()].map(
    ([word = "", ...others]): UnknownWord => ({ ...describe(word), rows: others.length + 1 }),
  );
  return listed.toSorted((one, other) => other.rows - one.rows);
}
