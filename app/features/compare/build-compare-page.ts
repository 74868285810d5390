import type { Catalogue, Product } from "#content/schema/resolved.ts";
import type { ComparedQuantity } from "./comparison/comparison.ts";
import { smallPictureOf } from "#app/ui/pictures/small-picture.tsx";
import { pageTerms } from "#app/ui/terms/page-terms.ts";
import { comparedFigures, Meanings } from "./compared-figures.ts";
import { evidenceQuantities } from "./evidence-figures.ts";
import type { ComparableProduct, ComparePageContent } from "./compare-page-content.ts";
import { figureRows, type FigureRow } from "./figure-rows.ts";

/** Picks from the catalogue what a comparison may need. Loaders only. */
export function comparePage(content: Catalogue): ComparePageContent {
  const { company, categories, details, formerAddresses, glossary, pages } = content;
  const meanings = new Meanings();
  const rows = figureRows(content.figures);
  const listed = new Set(categories.flatMap(({ cards }) => cards.map(({ product }) => product)));
  const products = [...listed].map((product) => comparableProduct(product, content, rows, meanings));
  const given = new Set(products.flatMap(({ figures }) => Object.keys(figures)));
  const quantities = comparedQuantities(rows).filter(({ id, evidence }) => evidence || given.has(id));
  const { empty, one, marks } = pages.compare;
  return {
    products,
    aliases: Object.fromEntries([
      ...details
        .filter(({ path, canonicalPath }) => path !== canonicalPath)
        .map(({ path, product }) => [path.slice(1), product.id]),
      ...formerAddresses.moved.flatMap(({ from, to }) =>
        details.filter(({ path }) => path === to).map(({ product }) => [from.slice(1), product.id]),
      ),
    ]),
    quantities,
    terms: pageTerms(glossary, { ids: quantities.map(({ term }) => term), texts: [] }),
    categories: categories.map(({ menuLabel, path, count }) => ({ name: menuLabel, path, count })),
    company: {
      name: company.name.value,
      contact: [...company.phones, ...company.emails].map(({ value }) => value).join(" · "),
    },
    words: { empty, one, marks },
  };
}

function comparableProduct(
  product: Product,
  { categories }: Catalogue,
  rows: readonly FigureRow[],
  meanings: Meanings,
): ComparableProduct {
  const { id, path, name, category, drawing, nrc, lacksFireClass } = product;
  const picture = smallPictureOf(product);
  const figures = comparedFigures(
    product,
    categories.flatMap(({ cards }) => cards),
    rows,
    meanings,
  );
  return {
    id,
    path,
    name,
    category: categories.find((each) => each.id === category)?.title ?? "",
    ...(picture ? { picture } : { drawing }),
    figures,
    nrc: nrc && { minimum: nrc.minimum, maximum: nrc.maximum },
    lacksReport: !figures["report"],
    lacksFireClass,
  };
}

/** Every possible row: figures, options and evidence. */
function comparedQuantities(rows: readonly FigureRow[]): ComparedQuantity[] {
  const choice = "Options and warranty";
  const figures = rows.map(({ quantity }) => quantity);
  return [
    ...figures.filter(({ group }) => group !== choice),
    { id: "colours", label: "Colours", group: choice },
    { id: "patterns", label: "Patterns", group: choice },
    ...figures.filter(({ group }) => group === choice),
    ...evidenceQuantities,
  ];
}
