import { groupOf } from "#content/load/group.ts";
import { alsoCalled } from "#content/search/product-documents.ts";
import { searchEntry } from "#content/schema/search.ts";

/** A file with its value. */
interface FileValue {
  readonly path: string;
  readonly value: unknown;
}

/**
 * Additional search words for products, by path: the names of their category and tabs, their opening sentences, and buyers' words for
 * these, from the site's own search.
 * @param files the whole content
 */
export function searchedWords(
  files: readonly FileValue[],
  products: readonly FileValue[],
): ReadonlyMap<string, string> {
  const values = new Map(files.map(({ path, value }) => [path, value]));
  const { synonyms = [] } = searchEntry.safeParse(values.get("search.yaml")).data ?? {};
  return new Map(
    products.map(({ path, value }) => {
      const category = groupOf(values.get(`categories/${path.split("/")[1]}.yaml`));
      const { name, shortName, modelCode, tab, product } = groupOf(value);
      const tabs = entriesOf(category.tabs).map(groupOf);
      const texts = [
        name,
        shortName,
        modelCode,
        category.title,
        category.menuLabel,
        ...Object.values(groupOf(category.unit)),
        ...tabs.filter(({ id }) => id === tab).map(({ label }) => label),
        ...entriesOf(product).map((sentence) => groupOf(sentence).value ?? sentence),
      ].filter((each) => typeof each === "string");
      return [path, [...texts, alsoCalled(texts, synonyms)].join(" | ")];
    }),
  );
}

function entriesOf(list: unknown): unknown[] {
  return Array.isArray(list) ? list : [];
}
