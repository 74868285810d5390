import type { Catalogue, Figure, Product } from "#content/schema/resolved.ts";
import { cardContent } from "#app/ui/products/card-content.ts";
import { pageTerms } from "#app/ui/terms/page-terms.ts";
import type { ExplorerContent, TableValue } from "./explorer-content.ts";

/** The columns of the table, each with the figures of which a product has one. */
const columns = [
  { id: "nrc", label: "NRC", termId: "nrc", figures: ["nrc"] },
  { id: "fireClass", label: "Fire", termId: "fire-class", figures: ["fireClass"] },
  { id: "thickness", label: "Thickness", figures: ["thickness", "trackThickness"] },
  { id: "density", label: "Density", figures: ["density"] },
  { id: "size", label: "Size", figures: ["size"] },
  { id: "seat", label: "Seat", figures: ["seat"] },
  { id: "back", label: "Back", figures: ["back"] },
  { id: "power", label: "Power", figures: ["power"] },
];

/** Picks from the catalogue what its page needs. Loaders only. */
export function explorerContent({ categories, products, facets, items, glossary }: Catalogue): ExplorerContent {
  const listed = categories.map(({ id, title, path, count, cards }) => ({
    id,
    title,
    path,
    count,
    cards: cards.map(cardContent),
  }));
  const figuresOnCards = new Map(
    categories.flatMap(({ cards }) => cards.map(({ product, figures }) => [product.id, figures] as const)),
  );
  const rows = products.map((product) => [product.id, row(product, figuresOnCards.get(product.id))] as const);
  return {
    categories: listed,
    facets,
    items,
    columns: columns.map(({ id, label, termId }) => ({ id, label, termId })),
    table: Object.fromEntries(rows),
    terms: pageTerms(glossary, {
      ids: columns.map(({ termId }) => termId),
      texts: [
        ...facets.map(({ explanation }) => explanation),
        ...rows.flatMap(([, values]) => Object.values(values).map(({ printed }) => printed)),
      ],
    }),
  };
}

function row({ specifications, facts }: Product, onCard: readonly Figure[] = []): Record<string, TableValue> {
  const figures = [...specifications.flatMap((card) => card.figures), ...facts, ...onCard];
  return Object.fromEntries(
    columns.flatMap(({ id, figures: keys }) => {
      const figure = figures.find(({ key }) => keys.includes(key));
      return figure ? [[id, { printed: unbroken(figure.printed.join(", ")), sample: figure.sample }]] : [];
    }),
  );
}

/** In a narrow column a size stays on one line, and a figure with its unit. */
function unbroken(text: string): string {
  return text.replaceAll(" × ", "\u{a0}×\u{a0}").replaceAll(/(?<=\d) (?=(?:mm|kg)\b)/g, "\u{a0}");
}
