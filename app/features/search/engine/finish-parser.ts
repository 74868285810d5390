import type { SearchedFinish } from "#content/schema/search.ts";
import { ofLight } from "./words.ts";

/** The colours and woods of a query: for each, the identifiers of its possible meanings. */
export interface ParsedFinishes {
  readonly finishes: readonly string[][];
  /** The names of the finishes, as written in the query. */
  readonly written: readonly string[];
  /** The query without their names. */
  readonly words: string;
}

/** Words that may precede a colour as part of its name: `light blue`. */
const shade = "(?:(?:light|dark|pale|deep|bright) )?";

/**
 * Extracts the names of colours and woods from a query: `walnut wall panel` is a dark wood and the words wall
 * panel.
 */
export function createFinishParser(finishes: readonly SearchedFinish[]): (query: string) => ParsedFinishes {
  const meant = new Map<string, string[]>();
  for (const { id, words } of finishes) {
    for (const word of words) meant.set(plain(word), [...(meant.get(plain(word)) ?? []), id]);
  }
  const longestFirst = [...meant.keys()].toSorted((one, other) => other.length - one.length);
  if (longestFirst.length === 0) return (words) => ({ finishes: [], written: [], words });
  const pattern = new RegExp(
    String.raw`(?<![\p{L}\p{N}\p{M}]|\b${ofLight} )${shade}(?<name>${longestFirst.map(escaped).join("|")})(?![\p{L}\p{N}\p{M}])`,
    "giu",
  );
  return (query) => {
    const found = [...plain(query).matchAll(pattern)];
    return {
      finishes: found.map(({ groups }) => meant.get(groups?.["name"] ?? "") ?? []),
      written: found.map(([written]) => written),
      words: plain(query).replaceAll(pattern, " "),
    };
  };
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function plain(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
