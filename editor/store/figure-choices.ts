import { seatsAsWritten } from "#content/figures/ratings.ts";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import { figuresIn } from "./readings.ts";

/** The values offered for a figure. */
export interface FigureChoices {
  readonly words: readonly string[];
  /** No other value is valid. */
  readonly isClosed: boolean;
}

/** The most values offered for a text figure; nobody would look through more. */
const mostOffered = 40;

/** The values offered for non-numeric figures, by key: all valid ones if there are few, else those of other products, most common first. */
export function figureChoices(
  definitions: FigureDefinitions,
  products: readonly unknown[],
): Record<string, FigureChoices> {
  const written = Map.groupBy(
    products
      .flatMap((product) => figuresIn(product))
      .filter(({ at, lines }) => at[0] === "specifications" && lines.length === 1),
    ({ key }) => key,
  );
  const offered = Object.entries(definitions).flatMap(([key, { quantity, open = [] }]): [string, FigureChoices][] => {
    if (quantity === "seat") return [[key, { words: seatsAsWritten, isClosed: true }]];
    const isInWords = quantity === "words" || quantity === "text" || quantity === "fire" || quantity === "climate";
    const found = isInWords ? usualFirst((written.get(key) ?? []).flatMap(({ lines }) => lines)) : [];
    const words = [...new Set([...open, ...found])].slice(0, mostOffered);
    return words.length === 0 ? [] : [[key, { words, isClosed: false }]];
  });
  return Object.fromEntries(offered);
}

/** The figures that a product lacks and others in its folder have, by key. */
export function usualFigures(
  { path, value: own }: { readonly path: string; readonly value: unknown },
  files: readonly { readonly path: string; readonly value: unknown }[],
): string[] {
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const beside = files.filter((file) => file.path.startsWith(folder)).map(({ value }) => value);
  const keysIn = (value: unknown) => new Set(figuresIn(value).map(({ key }) => key));
  const present = keysIn(own);
  return [...new Set(beside.flatMap((value) => [...keysIn(value)]))].filter((key) => !present.has(key));
}

function usualFirst(words: readonly string[]): string[] {
  const counted = [...Map.groupBy(words, (each) => each)].map(([word, all]) => ({ word, count: all.length }));
  return counted.toSorted((one, other) => other.count - one.count).map(({ word }) => word);
}
