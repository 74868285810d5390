import { editDistance } from "#content/load/choices.ts";
import type { Synonym } from "#content/schema/search.ts";

type Words = Readonly<Record<string, string>>;

/** A word that a column allows. */
export interface AllowedWord {
  /** How the site's tables write it. */
  readonly key: string;
  /** How the owner reads it. */
  readonly printed: string;
  /** Other ways to write it. */
  readonly spellings?: readonly string[];
  /** General words that people write beside it: `chairs` after the code of a chair. */
  readonly general?: readonly string[];
}

/** The words that a column allows, and what other words in it mean. */
export class AllowedWords {
  /** The printed forms by key: the key itself if another word is printed in the same way. */
  readonly printed: ReadonlyMap<string, string>;
  readonly #keys: ReadonlyMap<string, string>;
  /** The same by their words in the singular and without spaces. */
  readonly #alike: ReadonlyMap<string, string>;
  readonly #names: readonly { readonly name: string; readonly key: string; readonly parts: ReadonlySet<string> }[];
  readonly #inPrint: readonly { readonly name: string; readonly key: string; readonly parts: ReadonlySet<string> }[];
  /** All words that people write for a key. */
  readonly #partsOfKey: ReadonlyMap<string, ReadonlySet<string>>;
  readonly #synonyms: readonly { readonly said: readonly ReadonlySet<string>[]; readonly keys: readonly string[] }[];

  constructor(words: readonly AllowedWord[], synonyms: readonly Synonym[] = []) {
    const names = words.flatMap(({ key, printed, spellings = [] }) =>
      [key, printed, ...spellings].map((name) => ({ key, name: plain(name) })),
    );
    this.#keys = uniqueIn(names);
    this.#alike = uniqueIn(names.map(({ key, name }) => ({ key, name: joined(name) })));
    this.#names = [...this.#keys].map(([name, key]) => ({ name, key, parts: partsOf(name) }));
    this.printed = new Map(words.map(({ key, printed }) => [key, this.#keys.has(plain(printed)) ? printed : key]));
    this.#inPrint = words.map(({ key, printed }) => ({ key, name: plain(printed), parts: partsOf(printed) }));
    this.#partsOfKey = new Map(
      words.map(({ key, printed, spellings = [], general = [] }) => [
        key,
        partsOf([printed, ...spellings, ...general].join(" ")),
      ]),
    );
    this.#synonyms = synonyms.map(({ said, meant }) => ({
      said: said.map(partsOf),
      keys: meant.flatMap((each) => this.#withParts(partsOf(each))),
    }));
  }

  /** By unknown word, because a table may repeat one in thousands of rows. */
  readonly #suggested = new Map<string, string | undefined>();

  /**
   * The key of a word, its printed form or one of its spellings, even among general words. Case, full stops, spaces, hyphens, “&”, “Govt”, a
   * plural `s` and zeros before a number make no difference.
   */
  find(written: string): string | undefined {
    return this.#keys.get(plain(written)) ?? this.#alike.get(joined(written)) ?? this.#amongGeneralWords(written);
  }

  /** The same, allowing a typo for every five letters. */
  findMisspelt(written: string): string | undefined {
    return this.find(written) ?? nearest(written, this.#names);
  }

  /**
   * The only word that an unknown one may mean: one with all its words, if one of these is in no other; one spelled alike, one found by a
   * synonym, or the longest that it contains, such as `Stadium` in `Indoor stadium`.
   */
  suggest(unknown: string): string | undefined {
    if (!this.#suggested.has(unknown)) this.#suggested.set(unknown, this.#suggestionFor(unknown));
    return this.#suggested.get(unknown);
  }

  #suggestionFor(written: string): string | undefined {
    const unknown = this.#inFull(written);
    const parts = partsOf(unknown);
    const meant = this.#synonyms.flatMap(({ said, keys }) => {
      const within = said.filter((each) => isWithin(each, parts));
      return within.length > 0 ? [{ keys, size: Math.max(...within.map((each) => each.size)) }] : [];
    });
    // `calcium silicate` says more than `tile`.
    const mostWords = Math.max(...meant.map(({ size }) => size));
    const isDistinct = [...parts].some((part) => only(this.#withParts(new Set([part]))) !== undefined);
    return (
      (isDistinct ? (only(this.#withParts(parts)) ?? only(this.#saidBeside(parts))) : undefined) ??
      nearest(unknown, this.#inPrint) ??
      only(meant.flatMap(({ keys, size }) => (size === mostWords ? keys : []))) ??
      only(this.#longestWithin(partsOf(unknown.replaceAll(counted, ""))))
    );
  }

  /** A text with `perforated` for `perf`, unless another word of a name begins like this. */
  #inFull(text: string): string {
    return text.replaceAll(/\p{L}{4,}/gu, (written) => {
      const start = written.toLowerCase();
      const words = this.#inPrint.flatMap(({ parts }) => [...parts]).filter((word) => word.startsWith(start));
      return words.includes(start) ? written : (only(words) ?? written);
    });
  }

  /** The key of `ABT-02 chairs`: a name of it, and otherwise only words that people write for it. */
  #amongGeneralWords(written: string): string | undefined {
    const parts = partsOf(written);
    return only(
      this.#namesWithin(parts)
        .filter(({ key }) => isWithin(parts, this.#partsOfKey.get(key)!))
        .map(({ key }) => key),
    );
  }

  #longestWithin(parts: ReadonlySet<string>): string[] {
    const within = this.#namesWithin(parts);
    const most = Math.max(...within.map(({ parts: own }) => own.size));
    const longest = within.filter(({ parts: own }) => own.size === most).map(({ key }) => key);
    // A product says more than its category.
    return longest.filter((key) => !longest.some((other) => other.startsWith(`${key}/`)));
  }

  #namesWithin(parts: ReadonlySet<string>) {
    return this.#names.filter(({ parts: own }) => own.size > 0 && isWithin(own, parts));
  }

  /** The keys for which people write all these words. */
  #saidBeside(parts: ReadonlySet<string>): string[] {
    return [...this.#partsOfKey].filter(([, own]) => isWithin(parts, own)).map(([key]) => key);
  }

  #withParts(sought: ReadonlySet<string>): string[] {
    return this.#inPrint.filter(({ parts }) => isWithin(sought, parts)).map(({ key }) => key);
  }
}

/**
 * Allowed words from their printed forms by key.
 * @param spellings keys by other spellings
 */
export function wordsOf(words: Words, spellings: Words, synonyms?: readonly Synonym[]): AllowedWords {
  const others = byMeaning(spellings);
  return new AllowedWords(
    Object.entries(words).map(([key, printed]) => ({ key, printed, spellings: others.get(key) ?? [] })),
    synonyms,
  );
}

/** Spellings by the key that they stand for. */
export function byMeaning(spellings: Words): ReadonlyMap<string | undefined, string[]> {
  return Map.groupBy(Object.keys(spellings), (spelling) => spellings[spelling]);
}

/** The key of the name that differs least, in at most one of five letters. */
function nearest(
  written: string,
  names: readonly { readonly name: string; readonly key: string }[],
): string | undefined {
  const sought = plain(written);
  const near = names.flatMap(({ name, key }) => {
    const most = name.length / 5;
    const typos = Math.abs(name.length - sought.length) > most ? Infinity : editDistance(sought, name);
    return typos <= most ? [{ key, typos }] : [];
  });
  const fewest = Math.min(...near.map(({ typos }) => typos));
  return only(near.filter(({ typos }) => typos === fewest).map(({ key }) => key));
}

/** The keys by name, without the names of several keys. */
function uniqueIn(names: readonly { readonly key: string; readonly name: string }[]): Map<string, string> {
  return new Map(
    [...Map.groupBy(names, ({ name }) => name)].flatMap(([name, ofName]) => {
      const key = only(ofName.map((each) => each.key));
      return key === undefined ? [] : [[name, key] as const];
    }),
  );
}

function only(keys: readonly string[]): string | undefined {
  const [first, ...others] = new Set(keys);
  return others.length === 0 ? first : undefined;
}

/** A number of pieces: `- 4 nos.`, `(350 seats)`. */
const counted = /[\s(–-]*\b\d+ ?(?:nos?|pcs|pieces|seats|sets)\b[.)]*/gi;

function plain(text: string): string {
  const words = text
    .toLowerCase()
    .replaceAll(/[.'’]/g, "")
    .replaceAll("&", " and ")
    .replaceAll(/(?<=[a-z])[\s-]*0*(?=\d)/g, "")
    .replaceAll(/\bclg\b/g, "ceiling")
    .replaceAll(/[\s-]+/g, " ")
    .trim();
  return words.replace(/^(?:govt|government)(?: of india)? /, "");
}

/** The words of a name, without a plural `s`. A letter code and its number are one word. */
function partsOf(name: string): Set<string> {
  const words = plain(name).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.map((word) => word.replace(/(?<=..)s$/, "")));
}

/** `petpanel` for `PET Panels`; signs without words stay. */
export function joined(name: string): string {
  return [...partsOf(name)].join("") || plain(name);
}

function isWithin(words: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  return [...words].every((word) => others.has(word));
}
