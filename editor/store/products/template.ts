import { writeValue } from "../../yaml/write-value.ts";
import { groupOf, type Group } from "#content/load/group.ts";

const head = "# yaml-language-server: $schema=../../../generated/schemas/product.json\n";

/** The text of a new product's file. */
export function newProductText(value: unknown): string {
  const written = writeValue(value, 0);
  return `${head}${"block" in written ? written.block : written.inline}\n`;
}

/**
 * What a new product of a category begins with: the fields that every product has, and the cards of figures, the tab and the
 * kind of drawing that most products of the category have, all without values, and no mark set.
 */
export function productTemplate(name: string, products: readonly unknown[]): Group {
  const cards = products.flatMap((product) => cardsOf(product));
  const isUsual = (count: number) => count * 2 >= products.length;
  const titles = countOf(cards.map(({ title }) => title)).filter(({ count }) => isUsual(count));
  const usual = (titles.length > 0 ? titles : countOf(cardsOf(products[0]).map(({ title }) => title))).map(
    ({ value: title }) => {
      const ofTitle = cards.filter((card) => card.title === title);
      const keys = countOf(ofTitle.flatMap(({ figures }) => Object.keys(figures)));
      const kept = keys.filter(({ count }) => count * 2 >= ofTitle.length);
      return { title, figures: Object.fromEntries(kept.map(({ value: key }) => [key, ""])) };
    },
  );
  const [tab] = mostUsualFirst(products.flatMap((product) => groupOf(product).tab ?? []));
  const drawings = products.map((product) => groupOf(groupOf(product).drawing));
  const [kind] = mostUsualFirst(drawings.flatMap((drawing) => drawing.kind ?? []));
  return {
    name,
    shortName: name,
    ...(tab === undefined ? {} : { tab }),
    seo: { title: "", description: "" },
    product: [""],
    specifications: usual.length > 0 ? usual : [{ title: "", figures: {} }],
    drawing: { kind, ...unmarked(drawings.filter((drawing) => drawing.kind === kind)) },
  };
}

/** The marks that every drawing of a kind has, such as whether it is to scale: not set, as the form shows them. */
function unmarked([first = {}, ...others]: readonly Group[]): Group {
  const marks = Object.keys(first).filter((key) => [first, ...others].every((each) => typeof each[key] === "boolean"));
  return Object.fromEntries(marks.map((key) => [key, false]));
}

function cardsOf(product: unknown): { title: unknown; figures: Group }[] {
  const { specifications } = groupOf(product);
  return (Array.isArray(specifications) ? specifications : []).map((card) => ({
    title: groupOf(card).title,
    figures: groupOf(groupOf(card).figures),
  }));
}

function countOf<Value>(values: readonly Value[]): { value: Value; count: number }[] {
  return [...Map.groupBy(values, (value) => value)].map(([value, all]) => ({ value, count: all.length }));
}

function mostUsualFirst(values: readonly unknown[]): unknown[] {
  return countOf(values)
    .toSorted((one, other) => other.count - one.count)
    .map(({ value }) => value);
}
