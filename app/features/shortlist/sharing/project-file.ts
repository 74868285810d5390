import { strToU8, Zip, ZipPassThrough } from "fflate";
import { formatLongDate } from "#app/ui/long-date.ts";
import { printItem, projectTitle, shortlistCsv, type PrintedFigure } from "../list/shortlist-text.ts";
import type { Shortlist } from "../list/shortlist.ts";
import type { ScheduleHead } from "../build-shortlist-page.ts";
import type { PrintedList } from "./schedule-pdf.ts";
import { loadProductData } from "./product-data.ts";
import { productsByPage, type ProductOf } from "./project-size.ts";

interface ProjectParts {
  list: Shortlist;
  productOf: ProductOf;
  head: ScheduleHead;
  /** The shared link of the list. Its origin is also that of the pages. */
  link: string;
  /** The bytes of the file at an address of this site. */
  load: (address: string) => Promise<ArrayBuffer>;
  /** The schedule as a PDF. */
  toPdf: (printed: PrintedList) => Promise<Uint8Array>;
  /** Called after each file with the number of files so far. */
  onProgress?: (files: number) => void;
  now?: Date;
}

/**
 * A ZIP file with the list as text, the schedule as CSV and PDF with all figures, and the files of its products, named
 * by their addresses in the list. What does not load is left out, and named in the text. Only the files of one product
 * are in memory at a time: the browser can keep the parts of a blob on disk.
 * @throws if no file can be loaded
 */
export async function projectFile(parts: ProjectParts): Promise<{ zip: Blob; missing: string[] }> {
  const { list, productOf, head, link, load, toPdf, onProgress, now = new Date() } = parts;
  const figures = new Map<string, PrintedFigure[]>();
  const zip = new ZipOfBlobs(now);
  const missing: string[] = [];
  let tried = 0;
  for (const [page, { id, name }] of productsByPage(list, productOf)) {
    const data = await loadProductData(id, load).catch(() => undefined);
    if (!data) missing.push(`${name}: all files and figures`);
    else figures.set(id, data.figures);
    const loaded = await Promise.all(
      (data?.files ?? []).map(async ({ folder, address }) => {
        const path = `${folder}/${address.replace(`/documents/${id}`, page).replaceAll("/", "-")}`;
        const content = await load(address).catch(() => undefined);
        onProgress?.((tried += 1));
        return { path, content };
      }),
    );
    for (const { path, content } of loaded)
      if (content) zip.add(path, new Uint8Array(content));
      else missing.push(path);
  }
  if (zip.isEmpty) throw new Error("None of the project's files could be loaded.");
  const nameOf = (id: string) => productOf(id).name;
  const figuresOf = (id: string) => figures.get(productOf(id).id) ?? [];
  zip.add("schedule.csv", strToU8(shortlistCsv(list, nameOf, figuresOf, new URL(link).origin)));
  const pdf = await toPdf({ list, nameOf, figuresOf, head, link, now }).catch(() => undefined);
  if (pdf) zip.add("schedule.pdf", pdf);
  else missing.push("schedule.pdf");
  zip.add("list.txt", strToU8(listText(parts, missing, now)));
  return { zip: zip.end(), missing };
}

/** Writes a ZIP file as the parts of a blob, without compression: PDFs are already compressed. */
class ZipOfBlobs {
  readonly #parts: Blob[] = [];
  readonly #zip = new Zip((error, part) => {
    if (error) throw error;
    this.#parts.push(new Blob([part as Uint8Array<ArrayBuffer>]));
  });
  readonly #now: Date;

  constructor(now: Date) {
    this.#now = now;
  }

  get isEmpty(): boolean {
    return this.#parts.length === 0;
  }

  add(name: string, content: Uint8Array): void {
    const file = new ZipPassThrough(name);
    file.mtime = this.#now;
    this.#zip.add(file);
    file.push(content, true);
  }

  end(): Blob {
    this.#zip.end();
    return new Blob(this.#parts, { type: "application/zip" });
  }
}

/** The list as text, with what is missing in the ZIP file. */
function listText({ list, productOf, head, link }: ProjectParts, missing: readonly string[], now: Date): string {
  const entries = list.items.map((item, index) => {
    const { gone, files } = productOf(item.productId);
    const state = gone ? " (no longer in the catalogue)" : files ? "" : " (no files)";
    return `${index + 1}. ${printItem(item, (id) => productOf(id).name)}${state}`;
  });
  return [
    projectTitle(list) || "Shortlist",
    formatLongDate(now),
    ...(list.note ? ["", ...list.note.split("\n")] : []),
    "",
    ...entries,
    "",
    ...(missing.length > 0 ? ["Not included:", ...missing, ""] : []),
    "The list on the site:",
    link,
    "",
    head.name,
    head.contact,
    "",
  ].join("\r\n");
}
