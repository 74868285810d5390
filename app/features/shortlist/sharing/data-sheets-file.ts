import { strToU8, zipSync, type Zippable } from "fflate";
import { dataSheetPath } from "#content/printed/document-paths.ts";
import { formatLongDate } from "#app/ui/long-date.ts";
import { printItem } from "../list/shortlist-text.ts";
import type { Shortlist } from "../list/shortlist.ts";
import type { ListedProduct, ScheduleHead } from "../build-shortlist-page.ts";

interface DataSheetsParts {
  list: Shortlist;
  productOf: (id: string) => ListedProduct;
  head: ScheduleHead;
  /** The bytes of the file at an address of this site. */
  load: (address: string) => Promise<ArrayBuffer>;
  now?: Date;
}

/**
 * A ZIP file with the list as text and the data sheet of each of its products once.
 * @throws if a data sheet cannot be loaded
 */
export async function dataSheetsFile({
  list,
  productOf,
  head,
  load,
  now = new Date(),
}: DataSheetsParts): Promise<Uint8Array<ArrayBuffer>> {
  // Only existing data sheets of the site are requested, whatever a shared list contains.
  const ids = [...new Set(list.items.map(({ productId }) => productId))].filter((id) => productOf(id).hasSheet);
  const sheets = await Promise.all(
    ids.map(async (id) => [nameOf(id), new Uint8Array(await load(dataSheetPath({ id })))] as const),
  );
  const files: Zippable = { "list.txt": strToU8(listText(list, productOf, head, now)), ...Object.fromEntries(sheets) };
  // PDFs are already compressed.
  return zipSync(files, { level: 0, mtime: now });
}

/** The list as text, each entry with the name of its file. */
function listText(
  { name, items }: Shortlist,
  productOf: DataSheetsParts["productOf"],
  { companyName, phones, emails }: ScheduleHead,
  now: Date,
): string {
  const entries = items.flatMap((item, index) => {
    const { id, hasSheet, gone } = productOf(item.productId);
    const state = hasSheet ? nameOf(id) : gone ? "No longer in the catalogue" : "No data sheet";
    return [`${index + 1}. ${printItem(item, (product) => productOf(product).name)}`, `   ${state}`];
  });
  return [
    name || "Shortlist",
    formatLongDate(now),
    "",
    ...entries,
    "",
    companyName,
    [...phones, ...emails].join(" · "),
    "",
  ].join("\r\n");
}

/** The unique name of a data sheet in the ZIP file. */
function nameOf(productId: string): string {
  return `${productId.replace("/", "-")}-data-sheet.pdf`;
}
