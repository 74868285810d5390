import {
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFObjectCopier,
  PDFPage,
  PDFRef,
  type PDFDocument,
  type PDFObject,
} from "@cantoo/pdf-lib";
import type { Tags } from "./tags.ts";

const parentsKey = PDFName.of("StructParents");
const parentKey = PDFName.of("StructParent");

/** Adds the pages of a data sheet with their tags to the end of a document. */
export function joinSheet(document: PDFDocument, tags: Tags, sheet: PDFDocument): void {
  // One copier, so that the tags name the pages that were copied.
  const copier = PDFObjectCopier.for(sheet.context, document.context);
  const pages = sheet.getPages().map(({ ref }) => {
    const copy = copier.copy(ref);
    return document.addPage(PDFPage.of(document.context.lookup(copy, PDFDict) as PDFPage["node"], copy, document));
  });
  const reference = sheet.catalog.get(PDFName.of("StructTreeRoot"));
  if (!(reference instanceof PDFRef)) return;
  const copy = copier.copy(reference);
  const root = document.context.lookup(copy, PDFDict);
  takeIn(document, tags, root);
  renumber(document, tags, pages, root);
  const roles = root.lookupMaybe(PDFName.of("RoleMap"), PDFDict);
  if (roles) tags.addRoles(roles);
  document.context.delete(copy);
}

/** A document within a document is a part of it. */
function takeIn(document: PDFDocument, tags: Tags, root: PDFDict): void {
  const kids = root.lookup(PDFName.of("K"));
  for (const kid of kids instanceof PDFArray ? kids.asArray() : [root.get(PDFName.of("K"))]) {
    if (!(kid instanceof PDFRef)) continue;
    const element = document.context.lookup(kid, PDFDict);
    element.set(PDFName.of("P"), tags.whole.reference);
    element.set(PDFName.of("S"), PDFName.of("Part"));
    tags.whole.parts.push(kid);
  }
}

/** Pages and links name the parts that they show by numbers, which are now those of the whole document. */
function renumber(document: PDFDocument, tags: Tags, pages: readonly PDFPage[], root: PDFDict): void {
  const owners = ownersIn(root.lookup(PDFName.of("ParentTree"), PDFDict));
  const give = (dictionary: PDFDict, key: PDFName) => {
    const owner = owners.get(dictionary.lookupMaybe(key, PDFNumber)?.asNumber() ?? -1);
    if (owner instanceof PDFRef || owner instanceof PDFArray) {
      dictionary.set(key, PDFNumber.of(tags.addOwner(owner)));
    } else dictionary.delete(key);
  };
  for (const page of pages) {
    give(page.node, parentsKey);
    const annotations = page.node.Annots()?.asArray() ?? [];
    for (const each of annotations) give(document.context.lookup(each, PDFDict), parentKey);
  }
}

/** The numbers in a tree of numbers, which has them in itself or in branches. */
function ownersIn(tree: PDFDict): Map<number, PDFObject> {
  const numbers = tree.lookupMaybe(PDFName.of("Nums"), PDFArray)?.asArray() ?? [];
  const branches = tree.lookupMaybe(PDFName.of("Kids"), PDFArray);
  const owners = new Map<number, PDFObject>();
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [number, owner] = [numbers[index], numbers[index + 1]];
    if (number instanceof PDFNumber && owner) owners.set(number.asNumber(), owner);
  }
  for (let index = 0; index < (branches?.size() ?? 0); index += 1) {
    for (const [number, owner] of ownersIn(branches!.lookup(index, PDFDict))) owners.set(number, owner);
  }
  return owners;
}
