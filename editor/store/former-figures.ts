import { namesOfProduct } from "#content/figures/figure-names.ts";
import { isNumber, occurrence } from "#content/load/repeated-figures.ts";
import type { FigureDefinitions } from "#content/schema/figure.ts";
import { productEntry, type ProductEntry } from "#content/schema/product.ts";
import { quoted } from "#content/sentence-parts.ts";
import { labelOf, withFigureNames } from "../app/form/labels.ts";
import { placesWith, type File, type FoundText } from "./find-texts.ts";
import type { FieldReading } from "./readings.ts";

/** Nobody looks through more beside a message. */
const mostPlaces = 6;

/** A product before and after a change. */
interface Change {
  readonly before: unknown;
  readonly after: unknown;
}

/**
 * Texts of a product, the categories and the pages that still contain a figure's former value. It may belong to another product, so the
 * owner has to check.
 * @param path of the product
 * @param files in their current state
 */
export function textsWithFormerFigures(
  path: string,
  change: Change,
  files: readonly File[],
  definitions: FigureDefinitions,
): FoundText[] {
  const isSearched = (each: string) => each === path || /^(?:categories|pages)\//.test(each);
  const found = formerFigures(change, definitions).flatMap(({ printed }) =>
    placesWith(files, isSearched, (text) => occurrence(printed).test(text), printed),
  );
  const unique = new Map(found.map((each) => [JSON.stringify([each.path, each.at]), each]));
  return [...unique.values()].slice(0, mostPlaces);
}

/** Says beside a changed figure which texts of its product still contain the former value, and says so at these texts too. */
export function formerFigureRemarks(change: Change, definitions: FigureDefinitions): FieldReading[] {
  const file = { path: "", value: change.after };
  return formerFigures(change, definitions).flatMap(({ at: figure, printed }) =>
    placesWith(
      [file],
      () => true,
      (text) => occurrence(printed).test(text),
      printed,
    ).flatMap(({ at, text }) => [
      {
        at: figure,
        words: `${quoted(withFigureNames(text))} still says ${printed}. To change it, open ${quoted(labelOf(String(at[0])))}.`,
      },
      { at, words: `This text still says ${printed}, but that figure has changed. Correct it here.` },
    ]),
  );
}

interface FormerFigure {
  /** The field of the figure that has changed. */
  readonly at: FieldReading["at"];
  readonly printed: string;
}

/** The values that figures no longer have, as texts may contain them. */
function formerFigures({ before, after }: Change, definitions: FigureDefinitions): FormerFigure[] {
  const [was, is] = [before, after].map((value) => productEntry.safeParse(value).data);
  if (!was || !is) return [];
  const now = namesOfProduct(is, definitions);
  const isKept = new Set([...now.values()].flatMap(partsOf));
  return [...namesOfProduct(was, definitions)].flatMap(([name, printed]) => {
    if (now.get(name) === printed) return [];
    const gone = [...new Set(partsOf(printed))].filter((part) => isNumber(part) && !isKept.has(part));
    // A text that contains the whole is found by its parts too.
    const shortest = gone.filter((part) => !gone.some((other) => other !== part && part.includes(other)));
    return shortest.map((part) => ({ at: fieldOf(name, is), printed: part }));
  });
}

/** A printed figure, its entries, and those of several numbers without their unit: `600 × 600` of `600 × 600 mm, 1200 × 600 mm`. */
function partsOf(printed: string): string[] {
  const entries = printed.split(", ");
  const withoutUnit = entries.flatMap((entry) => /^\d.*[^\d.]\d[\d.]*(?= \S+$)/.exec(entry)?.[0] ?? []);
  return [printed, ...entries, ...withoutUnit];
}

function fieldOf(name: string, { specifications }: ProductEntry): FieldReading["at"] {
  const index = specifications.findIndex(({ figures }) => name in figures);
  return index < 0 ? [name] : ["specifications", index, "figures", name];
}
