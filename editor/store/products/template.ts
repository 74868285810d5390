import { writeValue } from "../../yaml/write-value.ts";
import { groupOf, type Group } from "#content/load/group.ts";

const head = "# yaml-language-server: $schema=../../../generated/schemas/product.json\n";

/** The text of a new product's file. */
export function newProductText(value: unknown): string {
  const written = writeValue(value, 0);
  return `${head}${"block" in written ? written.block : written.inline}\n`;
}

/**
 * The initial value of a new product: the fields that every product has; the cards of figures and the tab that most of its category have, without
 * values or marks; and the texts that most of them share, with the new name.
 */
export function productTemplate(name: string, products: readonly unknown[], modelCode?: string): Group {
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
  const usualText = (textOf: (product: Group) => unknown) =>
    usualWithName({ name, modelCode }, products.map(groupOf), textOf);
  const sentences = [0, 1, 2].flatMap(
    (index) => usualText(({ product }) => (product as unknown[] | undefined)?.[index]) ?? [],
  );
  return {
    name,
    shortName: name,
    ...(modelCode ? { modelCode } : {}),
    ...(tab === undefined ? {} : { tab }),
    seo: {
      title: usualText(({ seo }) => groupOf(seo).title) ?? name,
      description: usualText(({ seo }) => groupOf(seo).description) ?? "",
    },
    product: sentences.length > 0 ? sentences : [""],
    specifications: usual.length > 0 ? usual : [{ title: "", figures: {} }],
  };
}

/**
 * A text that at least half of the products share apart from their names, with the new name; undefined if there is none. Figures are in
 * braces, so they become the new product's own.
 */
function usualWithName(
  { name, modelCode = name }: { name: string; modelCode?: string | undefined },
  products: readonly Group[],
  textOf: (product: Group) => unknown,
) {
  const unnamed = products.flatMap((product) => {
    const text = textOf(product);
    // The code first, because it may also be the name.
    const marks = [[product.modelCode, codeMark] as const, [product.name, nameMark] as const].filter(
      ([each]) => typeof each === "string" && each !== "",
    );
    if (typeof text !== "string" || !marks.some(([each]) => text.includes(String(each)))) return [];
    return [marks.reduce<string>((rest, [each, mark]) => rest.replaceAll(String(each), mark), text)];
  });
  const [usual] = countOf(unnamed).toSorted((one, other) => other.count - one.count);
  const isShared = usual && usual.count > 1 && usual.count * 2 >= products.length;
  return isShared ? usual.value.replaceAll(nameMark, () => name).replaceAll(codeMark, () => modelCode) : undefined;
}

/** Placeholders for a name and a model code in a text; no text contains them. */
const nameMark = "\u0000";
const codeMark = "\u0001";

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
