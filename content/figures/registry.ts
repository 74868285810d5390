import type { FigureDefinition, FigureDefinitions } from "../schema/figure.ts";

/** The key of a figure, and the keys of the figures that count as it. */
export function keysCountingAs(key: string, definitions: FigureDefinitions): string[] {
  return [key, ...Object.keys(definitions).filter((other) => definitions[other]?.countsAs === key)];
}

/** The definition of a figure. Throws if there is none, because references have been checked before. */
export function definitionOf(key: string, definitions: FigureDefinitions): FigureDefinition {
  const definition = definitions[key];
  if (!definition) throw new Error(`There is no figure ${key}.`);
  return definition;
}
