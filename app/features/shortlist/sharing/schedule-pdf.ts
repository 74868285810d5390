import type * as PdfMake from "pdfmake/build/pdfmake";
import type { Content, TableCell } from "pdfmake/interfaces";
import library from "pdfmake/build/pdfmake.min.js?url";
import devanagari from "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff?url";
import otherLetters from "@fontsource/dejavu-sans/files/dejavu-sans-latin-400-normal.woff?url";
import bold from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url";
import regular from "@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url";
import { choiceKinds, choiceLabels } from "#content/printed/choices.ts";
import { formatLongDate } from "#app/ui/long-date.ts";
import type { ScheduleHead } from "../build-shortlist-page.ts";
import { printAmount, projectTitle, type FiguresOfProduct, type NameOfProduct } from "../list/shortlist-text.ts";
import type { Shortlist } from "../list/shortlist.ts";

export interface PrintedList {
  list: Shortlist;
  nameOf: NameOfProduct;
  figuresOf: FiguresOfProduct;
  head: ScheduleHead;
  /** The shared link of the list. Its origin is also that of the pages. */
  link: string;
  now: Date;
}

/** The characters of the site's font, which lacks ±, ², ³, µ and fractions. */
const ofSite = String.raw` -~\u00A0-£¥§-«®-°´¶-¸º»¿-ÿ–—‘’“”…•€™−\n`;
const ofDevanagari = String.raw`\u0900-\u097F`;

/** The parts of a text, each with the name of the font that has its characters. */
const fonts = new RegExp(
  `(?<Site>[${ofSite}]+)|(?<Devanagari>[${ofDevanagari}][${ofDevanagari}\u200C\u200D]*)|(?<Other>[^${ofSite}${ofDevanagari}]+)`,
  "gu",
);

const columns = ["No.", "Product", "Choices", "Quantity", "Figures"];
const [ruleColour, quietColour] = ["#b9b3a8", "#5c5750"];

/** The addresses of the library and its fonts, which are loaded on demand, and kept with a project that is kept offline. */
export const scheduleFiles: readonly string[] = [library, regular, bold, devanagari, otherLetters];

/** A list as a PDF with all figures of its products, a row for each item. */
export async function schedulePdf(printed: PrintedList): Promise<Uint8Array> {
  const { list, head, link, now } = printed;
  // It is a script for the global scope.
  await import(/* @vite-ignore */ library);
  const { pdfMake: pdf } = globalThis as unknown as { pdfMake: typeof PdfMake };
  const address = (file: string) => new URL(file, location.href).href;
  pdf.setFonts({
    Site: { normal: address(regular), bold: address(bold) },
    Devanagari: { normal: address(devanagari), bold: address(devanagari) },
    Other: { normal: address(otherLetters), bold: address(otherLetters) },
  });
  const title = projectTitle(list) || "Shortlist";
  const isSampled = list.items.some(({ productId }) => printed.figuresOf(productId).some(({ sample }) => sample));
  const quiet = (text: string): Content => ({ text: runs(text), color: quietColour });
  const document = pdf.createPdf({
    language: "en",
    info: { title, author: head.name, creationDate: now },
    pageSize: "A4",
    pageMargins: [42, 42, 42, 50],
    defaultStyle: { font: "Site", fontSize: 8.5, lineHeight: 1.25 },
    content: [
      { text: runs(head.name), bold: true },
      quiet(head.office),
      quiet(head.contact),
      { text: runs(title), fontSize: 18, margin: [0, 20, 0, 4] },
      ...(list.note ? [{ text: runs(list.note), margin: [0, 0, 0, 4] } satisfies Content] : []),
      quiet(formatLongDate(now)),
      {
        margin: [0, 14],
        layout: {
          hLineWidth: (line) => (line === 0 ? 0 : 0.5),
          vLineWidth: () => 0,
          hLineColor: () => ruleColour,
          paddingLeft: (column) => (column === 0 ? 0 : 6),
          paddingTop: () => 5,
          paddingBottom: () => 5,
        },
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: [20, 100, 110, 60, "*"],
          body: [columns.map((text): TableCell => ({ text, bold: true })), ...rowsOf(printed)],
        },
      },
      ...(isSampled ? [quiet("* Sample value.")] : []),
      quiet("Figures as supplied."),
      { text: "The list on the site", link, decoration: "underline", margin: [0, 8] },
    ],
    footer: (page, pages) => ({
      text: `${page} / ${pages}`,
      alignment: "right",
      margin: [42, 12],
      color: quietColour,
    }),
  });
  return new Uint8Array(await document.getBuffer());
}

function rowsOf({ list, nameOf, figuresOf, link }: PrintedList): TableCell[][] {
  const { origin } = new URL(link);
  return list.items.map((item, index) => {
    const { productId, amount, remark } = item;
    const choices = choiceKinds.flatMap((kind) => (item[kind] ? [`${choiceLabels[kind]}: ${item[kind]}`] : []));
    const figures = figuresOf(productId).map(({ label, value, sample }) => `${label} ${value}${sample ? "*" : ""}`);
    return [
      String(index + 1),
      { text: runs(nameOf(productId)), link: `${origin}/${productId}`, bold: true },
      { text: runs([...choices, ...(remark ? [`Remark: ${remark}`] : [])].join("\n")) },
      { text: runs(amount ? printAmount(amount) : "") },
      { text: runs(figures.join("\n")) },
    ];
  });
}

/** A text in parts, each in a font that has its characters. */
function runs(text: string): Content[] {
  return [...text.matchAll(fonts)].map(({ 0: part, groups = {} }) => {
    const font = Object.keys(groups).find((name) => groups[name] !== undefined);
    return { text: part, ...(font ? { font } : {}) };
  });
}
