import { categoryCataloguePath, dataSheetPath, specificationTextPaths } from "#content/printed/document-paths.ts";
import type { Company } from "#content/schema/company.ts";
import type { Category, Product } from "#content/schema/resolved.ts";
import { absoluteUrl } from "#app/seo/site-origin.ts";
import { chatAddress } from "#app/ui/company-links.ts";
import { formatFileSize } from "#app/ui/save-file.ts";
import { cadFilesOf, cadSubjectsOf, type CadSubject } from "#app/drawings/geometry/cad-subjects.ts";
import { scaleStatement } from "#app/drawings/scale-statement.ts";

/** A downloadable file. */
export interface DownloadFile {
  name: string;
  /** Its kind and size: `PDF, 87 kB`. */
  what: string;
  /** Its kind in the list of all downloads, if its name does not say so. */
  group?: string;
  href: string;
}

/** What is shared: the address of a file, with the device's share sheet or in a message. */
export interface SharedFile {
  title: string;
  url: string;
  /** A chat, or else an email, with the message already filled in. */
  message: string;
}

/** The files that a product page offers. */
export interface ProductDownloads {
  /** The data sheet, then the files that the owner has supplied. */
  files: DownloadFile[];
  /** The specification text as Word and as plain text. */
  specification: DownloadFile[];
  /** Figures as data, and the files of its category and of the whole catalogue. */
  more: DownloadFile[];
  cad: CadRow[];
  /** The file to share. */
  shared?: SharedFile | undefined;
}

/** The size of a file in bytes by its address; undefined if there is no such file. */
export type FileSizes = (address: string) => number | undefined;

interface Offered {
  name: string;
  kind: string;
  href: string;
  group?: string;
}

/** The existing files of a product, from its own to those of the whole catalogue. */
export function downloadsOf(
  product: Pick<Product, "id" | "name" | "files" | "drawing" | "patterns" | "specifications">,
  category: Pick<Category, "id" | "title" | "count">,
  { catalogueFile, chat }: Pick<Company, "catalogueFile" | "chat">,
  bytesOf: FileSizes = () => undefined,
): ProductDownloads {
  const dataSheet = dataSheetPath(product);
  const title = `${product.name}, data sheet`;
  const url = absoluteUrl(dataSheet);
  const message = chat
    ? chatAddress(chat, `${title}: ${url}`)
    : `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return {
    files: existing(bytesOf, [dataSheetOf(product), ...suppliedFilesOf(product)]),
    specification: existing(bytesOf, specificationOf(product)),
    more: [
      ...existing(bytesOf, figuresOf(product)),
      ...filesOfCategory(category, bytesOf),
      ...filesOfCatalogue(catalogueFile, bytesOf),
    ],
    cad: cadRowsOf(product, bytesOf),
    shared: bytesOf(dataSheet) === undefined ? undefined : { title, url, message },
  };
}

/** The product's own files. */
export function filesOfProduct(product: Pick<Product, "id" | "files">, bytesOf: FileSizes): DownloadFile[] {
  return existing(bytesOf, [
    dataSheetOf(product),
    ...specificationOf(product),
    ...figuresOf(product),
    ...suppliedFilesOf(product),
  ]);
}

type Identified = Pick<Product, "id">;

function dataSheetOf(product: Identified): Offered {
  return { name: "Data sheet", kind: "PDF", href: dataSheetPath(product) };
}

function specificationOf(product: Identified): Offered[] {
  const { docx, txt } = specificationTextPaths(product);
  return [
    { name: "Specification text", kind: "Word", href: docx },
    { name: "Specification text", kind: "Plain text", href: txt },
  ];
}

function figuresOf({ id }: Identified): Offered[] {
  return [
    { name: "Figures as a table", kind: "CSV", href: `/documents/${id}-figures.csv` },
    { name: "Figures as data", kind: "JSON", href: `/documents/${id}-figures.json` },
  ];
}

function suppliedFilesOf({ id, files }: Pick<Product, "id" | "files">): Offered[] {
  return files.map((supplied) => suppliedBy(id, supplied));
}

/** A file that the owner has supplied, with its date. */
function suppliedBy(id: string, { file, kind, name, date }: Product["files"][number]): Offered {
  const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(new Date(date));
  const format = file.slice(file.lastIndexOf(".") + 1).toUpperCase();
  return { name, kind: `${format}, ${day}`, href: `/documents/${id}/${file}`, group: suppliedGroups[kind] };
}

const suppliedGroups: Record<Product["files"][number]["kind"], string> = {
  report: "Test report",
  guide: "Guide",
  photometry: "Photometric file",
  bim: "BIM object",
};

/** The catalogue of a category. */
export function filesOfCategory(
  { id, title, count }: Pick<Category, "id" | "title" | "count">,
  bytesOf: FileSizes,
): DownloadFile[] {
  return existing(bytesOf, [{ name: title, kind: `PDF, ${count}`, href: categoryCataloguePath({ id }) }]);
}

/** The files of all products together. */
export function filesOfCatalogue({ fileName }: { fileName: string }, bytesOf: FileSizes): DownloadFile[] {
  return existing(bytesOf, [
    { name: "E-catalogue", kind: "PDF, all products", href: `/${fileName}` },
    { name: "Catalogue as a table", kind: "CSV, all products", href: "/data/catalogue.csv" },
    { name: "Catalogue as data", kind: "JSON, all products", href: "/data/catalogue.json" },
  ]);
}

function existing(bytesOf: FileSizes, offered: readonly Offered[]): DownloadFile[] {
  return offered.flatMap(({ name, kind, href, group }) => {
    const bytes = bytesOf(href);
    const what = `${kind}, ${formatFileSize(bytes ?? 0)}`;
    return bytes === undefined ? [] : [{ name, what, href, ...(group && { group }) }];
  });
}

/** A file of a row. */
interface CadFile {
  /** Its kind and size: `DXF, 4 kB`. */
  what: string;
  href: string;
}

/** A subject of CAD files, such as one pattern, in every format. */
export interface CadRow {
  title: string;
  note?: string | undefined;
  /** Not to scale, so it is not CAD. */
  schematic: boolean;
  files: CadFile[];
}

/** The CAD files of a product that exist. Loaders only. */
export function cadRowsOf(
  product: Pick<Product, "id" | "drawing" | "patterns" | "specifications">,
  bytesOf: (address: string) => number | undefined,
): CadRow[] {
  return cadSubjectsOf(product).flatMap((subject) => {
    const files = cadFilesOf(product, subject).flatMap(({ kind, address }) => {
      const bytes = bytesOf(address);
      const what = subject.schematic ? `${kind}, schematic` : kind;
      return bytes === undefined ? [] : [{ what: `${what}, ${formatFileSize(bytes)}`, href: address }];
    });
    const schematic = subject.schematic !== undefined;
    return files.length > 0 ? [{ title: subject.title, note: noteOf(subject), schematic, files }] : [];
  });
}

function noteOf({ note, schematic }: CadSubject): string | undefined {
  return schematic ? `${scaleStatement(schematic)}. CAD files follow once the reading of the code is confirmed.` : note;
}
