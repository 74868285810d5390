import { strToU8, zipSync, type Zippable } from "fflate";
import { formatLongDate } from "#app/ui/long-date.ts";
import { printItem, projectTitle, shortlistCsv, type PrintedFigure } from "../list/shortlist-text.ts";
import type { Shortlist } from "../list/shortlist.ts";
import type { ScheduleHead } from "../build-shortlist-page.ts";
import type { PrintedList } from "./schedule-pdf.ts";
import { productsWithFiles, type ProductOf } from "./project-size.ts";

interface ProjectParts {
  list: Shortlist;
  productOf: ProductOf;
  head: ScheduleHead;
  /** The shared link of the list, of which the origin is also that of the pages. */
  link: string;
  /** The bytes of the file at an address of this site. */
  load: (address: string) => Promise<ArrayBuffer>;
  /** The schedule as a PDF. */
  toPdf: (printed: PrintedList) => Promise<Uint8Array>;
  /** Called after each file with the number of files so far. */
  onProgress?: (files: number) => void;
  now?: Date;
}

/** The part of a product's open data that is used here. */
interface ProductData {
  product: {
    figures: { label: string; lines: string[]; sample: boolean }[];
    files: { kind: string; address: string; bytes: number }[];
  };
}

/** The folders of the ZIP file by the kind of their files. Other kinds of file are not included. */
const folders: Readonly<Record<string, string>> = {
  "data-sheet": "Data sheets",
  drawing: "Drawings",
  schematic: "Drawings",
  "specification-text": "Specification texts",
};

/** Files beyond this are left out, because they are in memory up to three times. The whole catalogue has 8 MB. */
const mostBytes = 20_000_000;

/**
 * A ZIP file with the list as text, the schedule as CSV and PDF with all figures, and the files of its products. What
 * does not load is left out, and named in the text.
 * @throws if no file can be loaded
 */
export async function projectFile(parts: ProjectParts): Promise<{ zip: Uint8Array<ArrayBuffer>; missing: string[] }> {
  const { list, productOf, head, link, load, toPdf, onProgress, now = new Date() } = parts;
  const figures = new Map<string, PrintedFigure[]>();
  const files: Zippable = {};
  const missing: string[] = [];
  let bytes = 0;
  let tried = 0;
  for (const [id, { name }] of productsWithFiles(list, productOf)) {
    const data = await load(`/documents/${id}-figures.json`).then(readData, () => undefined);
    if (!data) missing.push(`${name}: all files and figures`);
    else figures.set(id, data.product.figures.map(printed));
    const wanted = (data?.product.files ?? []).filter(({ kind }) => kind in folders);
    await Promise.all(
      wanted.map(async ({ kind, address, bytes: size }) => {
        const { pathname } = new URL(address);
        const path = `${folders[kind]}/${pathname.replace("/documents/", "").replaceAll("/", "-")}`;
        bytes += size;
        const content = bytes > mostBytes ? undefined : await load(pathname).catch(() => undefined);
        if (content) files[path] = new Uint8Array(content);
        else missing.push(path);
        onProgress?.((tried += 1));
      }),
    );
  }
  if (Object.keys(files).length === 0) throw new Error("No file of the project could be loaded.");
  const nameOf = (id: string) => productOf(id).name;
  const figuresOf = (id: string) => figures.get(productOf(id).id) ?? [];
  files["schedule.csv"] = strToU8(shortlistCsv(list, nameOf, figuresOf, new URL(link).origin));
  const pdf = await toPdf({ list, nameOf, figuresOf, head, link, now }).catch(() => undefined);
  if (pdf) files["schedule.pdf"] = pdf;
  else missing.push("schedule.pdf");
  files["list.txt"] = strToU8(listText(parts, missing, now));
  // PDFs are already compressed.
  return { zip: zipSync(files, { level: 0, mtime: now }), missing };
}

function readData(content: ArrayBuffer): ProductData {
  return JSON.parse(new TextDecoder().decode(content)) as ProductData;
}

function printed({ label, lines, sample }: ProductData["product"]["figures"][number]): PrintedFigure {
  return { label, value: lines.join(", "), sample };
}

/** The list as text, with what is missing in the ZIP file. */
function listText({ list, productOf, head, link }: ProjectParts, missing: readonly string[], now: Date): string {
  const { companyName, phones, emails } = head;
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
    companyName,
    [...phones, ...emails].join(" · "),
    "",
  ].join("\r\n");
}
