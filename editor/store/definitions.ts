import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { figureDefinitions, type FigureDefinitions } from "#content/schema/figure.ts";

/** What each figure is, by its key. None while `figures.yaml` has a mistake, which the check reports. */
export function readDefinitions(contentFolder: string): FigureDefinitions {
  try {
    const result = figureDefinitions.safeParse(parse(readFileSync(join(contentFolder, "figures.yaml"), "utf8")));
    return result.success ? result.data : {};
  } catch {
    return {};
  }
}
