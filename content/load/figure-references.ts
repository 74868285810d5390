import { namesOfCategory, namesOfProduct, type FigureNames } from "../figures/figure-names.ts";
import { categoryOf } from "./listings.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import { replaceTexts, type ReferringKind } from "./reference-fields.ts";
import type { Source, Sources } from "./sources.ts";

/** A placeholder, with the full stop of a sentence that it ends. */
const reference = /\{([A-Za-z][A-Za-z0-9/.]*)\}(\.(?=\s|$))?/g;

/** Placeholders that pages replace themselves. */
const replacedLater = new Set(["retentionDays"]);

/** The available placeholders, by the file that may use them. */
export interface NamedFigures {
  /** By products, such as `wallPanels/petPanel`. */
  readonly products: ReadonlyMap<string, FigureNames>;
  /** By categories, the ranges over the products in their listings. */
  readonly categories: ReadonlyMap<string, FigureNames>;
}

/** The placeholders in texts. None while `figures.yaml` has a mistake. */
export function namedFigures({ figures, products, categories }: Sources): NamedFigures {
  const definitions = figures?.entry ?? {};
  const entries = [...products].flatMap(([id, source]) => (source ? [{ id, entry: source.entry }] : []));
  return {
    products: new Map(entries.map(({ id, entry }) => [id, namesOfProduct(entry, definitions)])),
    categories: new Map(
      [...categories.keys()].map((category) => {
        const listed = entries.filter(
          ({ id, entry }) => categoryOf(id) === category || entry.alsoIn.some((place) => place.category === category),
        );
        const shown = listed.map(({ entry }) => entry);
        return [category, namesOfCategory(shown, definitions)];
      }),
    ),
  };
}

/**
 * Replaces the placeholders in texts: in a product's texts `{nrc}` is its own figure, in those of a category the
 * range over its products. Any text may name those of another: `{wallPanels/petPanel.nrc}`,
 * `{wallPanels.nrc.least}`. An unknown name is a mistake; a figure that exists elsewhere is only a possible one,
 * since its own file may be invalid.
 * @param inSentence how a figure is written in the language of the texts
 */
export function fillReferences(
  sources: Sources,
  { mistakes, secondary }: { mistakes: Mistakes; secondary: Mistakes },
  inSentence: (printed: string) => string = (printed) => printed,
): Sources {
  if (!sources.figures) return sources;
  const definitions = sources.figures.entry;
  const named = namedFigures(sources);
  const fill = <Entry>(kind: ReferringKind, source: Source<Entry>, own: FigureNames): Source<Entry> => ({
    ...source,
    entry: replaceTexts(kind, source.entry, (text, at) =>
      text.replaceAll(reference, (whole, name: string, stop = "") => {
        const printed = own.get(name) ?? elsewhere(name, named);
        if (printed === undefined && !(kind === "page" && replacedLater.has(name))) {
          const isFigure = name.split(".").some((part) => Object.hasOwn(definitions, part));
          reportAt(
            isFigure ? secondary : mistakes,
            source.file,
            at,
            `There is no figure {${name}}. ${adviceIn(kind, own)}`,
          );
        }
        if (printed === undefined) return whole;
        // An abbreviation at the end of a sentence has its full stop: "1–2 H.P."
        return inSentence(printed) + (printed.endsWith(".") ? "" : stop);
      }),
    ),
  });
  const filled = <Id extends string, Entry>(
    kind: ReferringKind,
    files: ReadonlyMap<Id, Source<Entry> | undefined>,
    own: ReadonlyMap<string, FigureNames>,
  ) =>
    new Map<Id, Source<Entry> | undefined>(
      [...files].map(([id, source]) => [id, source && fill(kind, source, own.get(id) ?? new Map())]),
    );
  const pages = Object.entries(sources.pages as Record<string, Source<unknown> | undefined>);
  return {
    ...sources,
    products: filled("product", sources.products, named.products),
    categories: filled("category", sources.categories, named.categories),
    pages: Object.fromEntries(
      pages.map(([id, source]) => [id, source && fill("page", source, new Map())]),
    ) as Sources["pages"],
  };
}

/** A qualified placeholder, which names its product or category. */
function elsewhere(name: string, { products, categories }: NamedFigures): string | undefined {
  const [place = "", ...figure] = name.split(".");
  return (products.get(place) ?? categories.get(place))?.get(figure.join("."));
}

function adviceIn(kind: ReferringKind, own: FigureNames): string {
  const others = "such as {wallPanels/petPanel.nrc} or {wallPanels.nrc.least}";
  if (kind === "page" || own.size === 0) return `Use a figure of a product or category, ${others}.`;
  const names = [...own.keys()].map((name) => `{${name}}`).join(", ");
  return `Use one of its own, ${names}, or a figure of another product or category, ${others}.`;
}
