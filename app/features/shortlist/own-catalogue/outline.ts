import {
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFDict,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from "@cantoo/pdf-lib";

/** Adds an outline with one line for each of these pages, which readers show beside the document. */
export function addOutline(document: PDFDocument, lines: readonly { title: string; page: PDFPage }[]): void {
  const { context, catalog } = document;
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return;
  const references: PDFRef[] = lines.map(() => context.nextRef());
  const root = context.nextRef();
  for (const [index, { title, page }] of lines.entries()) {
    const item = context.obj({ Parent: root, Dest: [page.ref, PDFName.of("Fit")] });
    item.set(PDFName.of("Title"), PDFHexString.fromText(title));
    const [before, after] = [references[index - 1], references[index + 1]];
    if (before) item.set(PDFName.of("Prev"), before);
    if (after) item.set(PDFName.of("Next"), after);
    context.assign(references[index]!, item);
  }
  const outlines = context.obj({ First: references[0]!, Last: references.at(-1)!, Count: PDFNumber.of(lines.length) });
  context.assign(root, outlines);
  catalog.set(PDFName.of("Outlines"), root);
  catalog.set(PDFName.of("PageMode"), PDFName.of("UseOutlines"));
}

/**
 * Makes a part of a page lead to another page of the document.
 * @param words where it leads, for assistive technology
 */
export function addLink(
  document: PDFDocument,
  from: PDFPage,
  rectangle: readonly [number, number, number, number],
  to: PDFPage,
  words: string,
): { link: PDFDict; reference: PDFRef } {
  const { context } = document;
  const link = context.obj({
    Type: "Annot",
    Subtype: "Link",
    Rect: [...rectangle],
    Border: [0, 0, 0],
    Dest: [to.ref, PDFName.of("Fit")],
  });
  link.set(PDFName.of("Contents"), PDFHexString.fromText(words));
  const reference = context.register(link);
  from.node.addAnnot(reference);
  return { link, reference };
}
