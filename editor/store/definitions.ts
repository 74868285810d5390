import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { groupOf } from "#content/load/group.ts";
import { textsForHindi } from "#content/load/hindi.ts";
import { Mistakes } from "#content/load/mistake.ts";
import { readSources } from "#content/load/sources.ts";
import { figureDefinitions, type FigureDefinitions } from "#content/schema/figure.ts";
import { valueOf } from "./file-value.ts";

/** The definitions of figures by key. Empty while `figures.yaml` has a mistake, which the check reports. */
export function readDefinitions(contentFolder: string): FigureDefinitions {
  try {
    const result = figureDefinitions.safeParse(parse(readFileSync(join(contentFolder, "figures.yaml"), "utf8")));
    return result.success ? result.data : {};
  } catch {
    return {};
  }
}

/** The printed glossary terms by key. Empty while `glossary.yaml` is missing or has a mistake, which the check reports. */
export function readTermLabels(contentFolder: string): Record<string, string> {
  const file = join(contentFolder, "glossary.yaml");
  const terms = existsSync(file) ? groupOf(valueOf(readFileSync(file, "utf8"))) : {};
  return Object.fromEntries(Object.entries(terms).map(([key, value]) => [key, String(groupOf(value).term ?? key)]));
}

/** The English texts that a file of translations translates; undefined for other files and if the code contains them. */
export function englishTextsOf(path: string, contentFolder: string): readonly string[] | undefined {
  const [, name] = /^hindi\/(\w+)\.yaml$/.exec(path) ?? [];
  if (name === undefined) return undefined;
  // Files with mistakes, which the check reports, contribute no texts.
  const texts: ReadonlyMap<string, readonly string[]> = textsForHindi(readSources(contentFolder, new Mistakes()));
  return texts.get(name);
}
