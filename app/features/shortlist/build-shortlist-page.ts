import type { Catalogue, Product } from "#content/schema/resolved.ts";
import { smallPictureOf } from "#app/ui/pictures/small-picture.tsx";
import { choicesOfProduct } from "#content/printed/choices-of-product.ts";
import type { ListedProduct, ShortlistPageContent } from "./shortlist-page-content.ts";

/**
 * Picks from the catalogue what a list may need. Loaders only.
 * @param bytesOf the size of a file of the site by its address; undefined if there is none
 */
export function shortlistPage(
  { company, categories, formerAddresses, products, pages }: Catalogue,
  bytesOf: (address: string) => number | undefined = () => undefined,
): ShortlistPageContent {
  const { heading, steps, note } = pages.shortlist.empty;
  return {
    products: products.map((product) =>
      listedProduct(product, bytesOf(`/documents/${product.id}-data-sheet.pdf`) !== undefined),
    ),
    formerly: Object.fromEntries([
      ...formerAddresses.moved.map(({ from, to }) => [from.slice(1), { now: to.slice(1) }]),
      ...formerAddresses.withdrawn.map(({ path, name }) => [path.slice(1), { name }]),
    ]),
    head: {
      companyName: company.name.value,
      office: [...company.offices.corporate.lines],
      phones: company.phones.map(({ value }) => value),
      emails: company.emails.map(({ value }) => value),
    },
    chat: company.chat,
    empty: {
      heading,
      steps,
      note,
      categories: categories.map(({ menuLabel, path, count }) => ({ name: menuLabel, path, count })),
    },
  };
}

function listedProduct(product: Product, hasSheet: boolean): ListedProduct {
  const { id, name, drawing, facts } = product;
  const picture = smallPictureOf(product);
  return {
    id,
    name,
    ...(picture ? { picture } : { drawing }),
    choices: choicesOfProduct(product),
    ...(hasSheet && { hasSheet }),
    figures: facts.map(({ label, printed, unbroken, sample }) => ({
      label,
      value: printed.join(", "),
      ...(unbroken.length > 0 && { unbroken }),
      sample,
    })),
  };
}
