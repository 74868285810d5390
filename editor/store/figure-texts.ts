import { namesOfProduct, type FigureNames } from "#content/figures/figure-names.ts";
import { namedFigures } from "#content/load/figure-references.ts";
import { Mistakes } from "#content/load/mistake.ts";
import { repeatedFigures } from "#content/load/repeated-figures.ts";
import { otherThicknesses } from "#content/load/size-thicknesses.ts";
import { readSources } from "#content/load/sources.ts";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import { productEntry } from "#content/schema/product.ts";
import { misfittingArticles } from "./articles.ts";
import type { FieldReading } from "./readings.ts";

/** A figure that texts of a file may insert. */
export interface NamedFigure {
  /** As written in texts: `nrc` in `{nrc}`. */
  readonly name: string;
  readonly printed: string;
}

/**
 * Texts of a product that repeat its figures or put the wrong article before one, and sizes that contradict its thickness. Empty while the
 * product has a mistake, which takes precedence.
 */
export function figureRemarks(value: unknown, definitions: FigureDefinitions): FieldReading[] {
  const product = productEntry.safeParse(value).data;
  if (product === undefined) return [];
  const own = namesOfProduct(product, definitions);
  const repeated = repeatedFigures(value, own).map(({ at, printed, names }) => ({
    at,
    words: `If the figure changes, this text will still say ${printed}. Write ${names.map((name) => `{${name}}`).join(" or ")} in its place, and the site fills in the figure.`,
  }));
  const thicknesses = otherThicknesses(product, definitions).map(({ at, words }) => ({
    at,
    words: `${words}. Correct it here.`,
  }));
  return [...thicknesses, ...repeated, ...misfittingArticles(value, own)];
}

/**
 * The figures that texts of a file may insert: a product its own, a category the ranges of its products, a page those of all categories.
 */
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
