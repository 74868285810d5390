import { sampleMarkNote } from "#app/ui/sample-note.tsx";
import type { Card } from "#content/schema/resolved.ts";
import type { ProductCardContent } from "./product-card.tsx";

/** The content of a product's card in a listing. The absorption has its own bar, so it is not among the figures. */
export function cardContent({
  product,
  path,
  title,
  description,
  figures,
  nrc,
  picture,
  drawing,
}: Card): ProductCardContent {
  const listed = figures
    .filter(({ key }) => !(nrc && key === "nrc"))
    .map(({ label, printed, sample }) => ({ label, value: printed.join(", "), sample }));
  return {
    productId: product.id,
    path,
    name: title,
    description,
    figures: listed,
    nrc,
    ...(picture ? { picture } : { drawing }),
  };
}

/** The notes on the values and pictures that cards show. */
export function cardNotes(cards: readonly ProductCardContent[]): string[] {
  const notes: string[] = [];
  if (cards.some(({ figures, nrc }) => nrc?.sample || figures.some(({ sample }) => sample))) notes.push(sampleMarkNote);
  if (cards.some(({ picture }) => picture?.visualisation)) {
    const some = cards.some(({ picture }) => picture?.sample) ? ", some of sample designs" : "";
    notes.push(`Product pictures are visualisations${some}.`);
  }
  return notes;
}
