import type { Catalogue, Product, Pages } from "#content/schema/resolved.ts";
import { printedCompany, type PrintedCompany } from "#app/ui/company-links.ts";
import { smallPictureOf, type ThumbnailProduct } from "#app/ui/pictures/small-picture.tsx";
import { cadFilesOf, cadSubjectsOf, type CadKind } from "#app/drawings/geometry/cad-subjects.ts";
import { dataSheetPath, specificationTextPaths } from "#content/printed/document-paths.ts";
import { nameOnPage } from "#content/printed/phrases.ts";
import { choicesOfProduct, type ProductChoices } from "#content/printed/choices.ts";
import type { Company } from "#content/schema/company.ts";

/** A product as an entry of the list shows it. */
export interface ListedProduct extends ThumbnailProduct {
  /** Category and slug. */
  id: string;
  choices: ProductChoices;
  /** The main figures as printed, and the parts of them that must not break. */
  figures: { label: string; value: string; unbroken?: readonly string[]; sample: boolean }[];
  /** Its documents; undefined if it has none. */
  files?: ProductFiles;
  /** Whether it has been removed from the catalogue since it was added to the list. */
  gone?: boolean;
}

/** The documents of a product: how many of each kind, and their size together. */
export interface ProductFiles {
  dataSheets: number;
  drawings: number;
  /** The formats of the drawings, each once. */
  drawingFormats: readonly CadKind[];
  texts: number;
  bytes: number;
}

/** The company's details at the top of a printed schedule. */
export interface ScheduleHead extends PrintedCompany {
  office: string;
}

/** Everything that a list needs besides the visitor's choices. */
export interface ShortlistPageContent {
  products: ListedProduct[];
  /** Products by their other pages, with their names there, and by their former addresses; and withdrawn products. */
  aliases: Record<string, { product: string; name?: string } | { withdrawn: string }>;
  head: ScheduleHead;
  chat: Company["chat"];
  empty: EmptyContent;
}

type ShortlistWords = Pages["shortlist"]["empty"];

/** The text of an empty list, with links to the categories. */
export interface EmptyContent extends ShortlistWords {
  categories: { name: string; path: string; count: string }[];
}

/**
 * Selects the data that a list may need. Loaders only.
 * @param bytesOf the size of a file of the site by its address; undefined if there is none
 */
export function shortlistPage(
  { company, categories, details, formerAddresses, products, pages }: Catalogue,
  bytesOf: (address: string) => number | undefined = () => undefined,
): ShortlistPageContent {
  const { heading, steps, note } = pages.shortlist.empty;
  return {
    products: products.map((product) => listedProduct(product, filesOf(product, bytesOf))),
    aliases: Object.fromEntries([
      ...details
        .filter(({ path, canonicalPath }) => path !== canonicalPath)
        .map((detail) => [detail.path.slice(1), { product: detail.product.id, name: nameOnPage(detail, categories) }]),
      ...formerAddresses.moved.map(({ from, to }) => [from.slice(1), { product: to.slice(1) }]),
      ...formerAddresses.withdrawn.map(({ path, name }) => [path.slice(1), { withdrawn: name }]),
    ]),
    head: { ...printedCompany(company), office: company.offices.corporate.lines.join(", ") },
    chat: company.chat,
    empty: {
      heading,
      steps,
      note,
      categories: categories.map(({ menuLabel, path, count }) => ({ name: menuLabel, path, count })),
    },
  };
}

/** The documents of a product that exist. */
function filesOf(product: Product, bytesOf: (address: string) => number | undefined): ProductFiles | undefined {
  const sizesOf = (addresses: string[]) => addresses.flatMap((address) => bytesOf(address) ?? []);
  const dataSheets = sizesOf([dataSheetPath(product)]);
  const cadFiles = cadSubjectsOf(product)
    .flatMap((subject) => cadFilesOf(product, subject))
    .filter(({ address }) => bytesOf(address) !== undefined);
  const drawings = sizesOf(cadFiles.map(({ address }) => address));
  const texts = sizesOf(Object.values(specificationTextPaths(product)));
  const sizes = [...dataSheets, ...drawings, ...texts];
  if (sizes.length === 0) return undefined;
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return {
    dataSheets: dataSheets.length,
    drawings: drawings.length,
    drawingFormats: [...new Set(cadFiles.map(({ kind }) => kind))],
    texts: texts.length,
    bytes,
  };
}

function listedProduct(product: Product, files: ProductFiles | undefined): ListedProduct {
  const { id, name, drawing, facts } = product;
  const picture = smallPictureOf(product);
  return {
    id,
    name,
    ...(picture ? { picture } : { drawing }),
    choices: choicesOfProduct(product),
    ...(files && { files }),
    figures: facts.map(({ label, printed, unbroken, sample }) => ({
      label,
      value: printed.join(", "),
      ...(unbroken.length > 0 && { unbroken }),
      sample,
    })),
  };
}
