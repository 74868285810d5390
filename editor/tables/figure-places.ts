import { groupOf, type Group } from "#content/load/group.ts";

type Field = readonly (string | number)[];

/** A figure in the file of a product. */
interface FigurePlace {
  /** What the figure stands on, as it is printed or, where nothing is printed, in words. */
  readonly card: string;
  readonly key: string;
  readonly at: Field;
  readonly written: unknown;
}

/** The figures of a product's cards, those that only its card in listings has, its standard sizes, and its warranty. */
export function placesOfFigures(product: Group): FigurePlace[] {
  const { warranty, standardUnitSize } = product;
  const { sizes } = groupOf(standardUnitSize);
  const alone: FigurePlace[] = [
    { card: "Standard unit sizes", key: "size", at: ["standardUnitSize", "sizes"], written: sizes },
    { card: "Whole product", key: "warranty", at: ["warranty"], written: warranty },
  ];
  return [
    ...cardsOfFigures(product).flatMap(({ title, at, figures }) =>
      Object.entries(figures).map(([key, written]) => ({ card: title, key, at: [...at, key], written })),
    ),
    ...alone.filter(({ written }) => written !== undefined),
  ];
}

/** A card of a product, with its figures. */
interface FigureCard {
  readonly title: string;
  /** The field with its figures. */
  readonly at: Field;
  readonly figures: Group;
}

/** The cards of a product that have figures by their keys, and its card in listings. */
export function cardsOfFigures({ specifications, card }: Group): FigureCard[] {
  const cards: unknown[] = Array.isArray(specifications) ? specifications : [];
  return [
    ...cards.map((each, index) => ({
      title: String(groupOf(each).title),
      at: ["specifications", index, "figures"],
      figures: groupOf(groupOf(each).figures),
    })),
    { title: "In listings", at: ["card", "figures"], figures: groupOf(groupOf(card).figures) },
  ];
}
