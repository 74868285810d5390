import type { AddressEntries } from "../schema/addresses.ts";
import type { FormerAddresses } from "../schema/resolved.ts";
import { categoryOf, placesOf, slugOf } from "./listings.ts";
import { oneOf, quoted } from "../sentence-parts.ts";
import { reportAt, type Mistakes } from "./mistake.ts";
import type { Sources } from "./sources.ts";

/** Checks that former addresses are unused, lead to a page in one step, and belong to an existing category. */
export function checkAddresses({ addresses, categories, products }: Sources, mistakes: Mistakes): void {
  // An invalid product has already been reported; its addresses are unknown.
  if (!addresses || [...products.values()].includes(undefined)) return;
  const { file, entry } = addresses;
  const taken = new Set(
    [...products].flatMap(([id, product]) =>
      product ? placesOf(id, product.entry).map(({ category }) => `${category}/${slugOf(id)}`) : [],
    ),
  );
  const isTaken = (from: string) => `There is a product at ${quoted(from)}. Remove this line, or move the product.`;
  for (const [from, to] of Object.entries(entry.moved)) {
    if (taken.has(from)) reportAt(mistakes, file, ["moved", from], isTaken(from));
    if (Object.hasOwn(entry.withdrawn, from))
      reportAt(mistakes, file, ["moved", from], `${quoted(from)} is withdrawn too. Keep one of the two lines.`);
    if (!taken.has(to) && !Object.hasOwn(entry.withdrawn, to))
      reportAt(
        mistakes,
        file,
        ["moved", from],
        `There is nothing at ${quoted(to)}. Write the address of a product, or one that is withdrawn.`,
      );
  }
  for (const from of Object.keys(entry.withdrawn)) {
    const at = ["withdrawn", from];
    if (taken.has(from)) reportAt(mistakes, file, at, isTaken(from));
    if (!categories.has(categoryOf(from)))
      reportAt(mistakes, file, at, `Write an address in ${oneOf([...categories.keys()])}, not ${quoted(from)}.`);
  }
}

/** The former addresses, each with a leading slash. */
export function resolveAddresses({ moved, withdrawn }: AddressEntries): FormerAddresses {
  return {
    moved: Object.entries(moved).map(([from, to]) => ({ from: `/${from}`, to: `/${to}` })),
    withdrawn: Object.entries(withdrawn).map(([from, words]) => ({
      path: `/${from}`,
      category: categoryOf(from),
      ...words,
    })),
  };
}
