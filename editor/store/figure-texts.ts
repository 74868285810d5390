import { namesOfProduct, type FigureNames } from "#content/figures/figure-names.ts";
import { namedFigures } from "#content/load/figure-references.ts";
import { Mistakes } from "#content/load/mistake.ts";
import { adviceOn, repeatedFigures } from "#content/load/repeated-figures.ts";
import { otherThicknesses } from "#content/load/size-thicknesses.ts";
import { readSources } from "#content/load/sources.ts";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import { productEntry } from "#content/schema/product.ts";
import { misfittingArticles } from "./articles.ts";
import type { FieldReading } from "./readings.ts";

/** A figure that the texts of a file may name. */
export interface NamedFigure {
  /** As it is written: `nrc` in `{nrc}`. */
  readonly name: string;
  readonly printed: string;
}

/**
 * The texts of a product that repeat its figures, or put an article before one that does not fit it, and sizes that contradict its
 * thickness. None while the product has a
 * mistake, which comes first.
 */
export function figureRemarks(value: unknown, definitions: FigureDefinitions): FieldReading[] {
  const product = productEntry.safeParse(value).data;
  if (product === undefined) return [];
  const own = namesOfProduct(product, definitions);
  const repeated = repeatedFigures(value, own).map(({ at, printed, names }) => ({
    at,
    words: `Repeats ${printed}; ${adviceOn(names)}.`,
  }));
  const thicknesses = otherThicknesses(product, definitions).map(({ at, words }) => ({
    at,
    words: `${words}. Correct it here.`,
  }));
  return [...thicknesses, ...repeated, ...misfittingArticles(value, own)];
}

/** The figures that the texts of a file may name: of a product its own, of a category the ranges over its products, of a page those of all categories. */
export function figuresToName(
  path: string,
  value: unknown,
  { contentFolder, definitions }: { contentFolder: string; definitions: FigureDefinitions },
): NamedFigure[] {
  const [folder, file] = path.split("/");
  if (folder === "categories" || folder === "pages") {
    const { categories } = namedFigures(readSources(contentFolder, new Mistakes()));
    if (folder === "categories") return listed(categories.get(file!.replace(/\.yaml$/, "")));
    return [...categories].flatMap(([category, names]) => listed(names, `${category}.`));
  }
  return listed(ownFigures(value, definitions));
}

function listed(names: FigureNames | undefined, before = ""): NamedFigure[] {
  return [...(names ?? [])].map(([name, printed]) => ({ name: before + name, printed }));
}

function ownFigures(value: unknown, definitions: FigureDefinitions): FigureNames | undefined {
  const product = productEntry.safeParse(value);
  return product.success ? namesOfProduct(product.data, definitions) : undefined;
}
