import { PDFDocument } from "@cantoo/pdf-lib";
import { setFrontPages } from "./front-pages.ts";
import { addLink, addOutline } from "./outline.ts";
import type { OwnCatalogue } from "./plan-own-catalogue.ts";
import { joinSheet } from "./join-sheet.ts";
import { Pen } from "./sheet-of-paper.ts";
import { Tags } from "./tags.ts";
import type { WordsAsPicture } from "./words-as-picture.ts";

/**
 * Joins the data sheets behind a front that lists the entries, as one PDF.
 * @param load the bytes of the file at an address of this site
 * @throws if a data sheet cannot be loaded or is not a PDF
 */
export async function makeOwnCatalogue(
  catalogue: OwnCatalogue,
  load: (address: string) => Promise<ArrayBuffer>,
  asPicture: WordsAsPicture,
): Promise<Uint8Array<ArrayBuffer>> {
  const loading = catalogue.sheets.map(async ({ address }) => PDFDocument.load(await load(address)));
  const sheets = await Promise.all(loading);
  const document = await PDFDocument.create();
  document.setTitle(catalogue.title, { showInWindowTitleBar: true });
  document.setLanguage("en-IN");
  document.setAuthor(catalogue.companyName);
  document.setCreator(catalogue.companyName);
  document.setProducer(catalogue.companyName);

  const begins = new Map<string, number>();
  let pages = 0;
  for (const [index, sheet] of sheets.entries()) {
    begins.set(catalogue.sheets[index]!.address, pages);
    pages += sheet.getPageCount();
  }
  const tags = new Tags(document);
  const pen = await Pen.for(document, asPicture, tags);
  const pageOf = (address: string, front: number) => front + begins.get(address)! + 1;
  const leading = await setFrontPages(document, pen, tags, catalogue, pageOf);
  const front = document.getPageCount();
  for (const sheet of sheets) joinSheet(document, tags, sheet);
  const firstPageOf = (address: string) => document.getPage(front + begins.get(address)!);
  for (const { page, rectangle, sheet, tag, name } of leading) {
    const { link, reference } = addLink(document, page, rectangle, firstPageOf(sheet), `${name}, data sheet`);
    tags.addLink(tag, page, link, reference);
  }
  tags.finish();
  addOutline(document, [
    { title: catalogue.title, page: document.getPage(0) },
    ...catalogue.sheets.map(({ name, address }) => ({ title: name, page: firstPageOf(address) })),
  ]);
  return new Uint8Array(await document.save());
}
