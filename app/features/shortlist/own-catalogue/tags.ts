import {
  beginMarkedContent,
  endMarkedContent,
  PDFArray,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFDict,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from "@cantoo/pdf-lib";

/** A part of the document for assistive technology: a heading, a table, a cell. */
export interface Tag {
  readonly kind: string;
  readonly reference: PDFRef;
  readonly parts: PDFArray;
}

/** The tags of a document: what its parts are, in reading order. */
export class Tags {
  /** Everything that can be read. */
  readonly whole: Tag;
  readonly #document: PDFDocument;
  readonly #root: PDFRef;
  readonly #roles: PDFDict;
  /** By number: the parts of a page in the order of their marks, or the part that a link is. */
  readonly #owners: (PDFRef | PDFArray)[] = [];
  readonly #marksOf = new Map<PDFPage, PDFArray>();

  constructor(document: PDFDocument) {
    this.#document = document;
    this.#root = document.context.nextRef();
    this.#roles = document.context.obj({});
    this.whole = this.#tag("Document", this.#root);
  }

  /** Adds a part at the end of another. */
  add(parent: Tag, kind: string): Tag {
    const tag = this.#tag(kind, parent.reference);
    parent.parts.push(tag.reference);
    return tag;
  }

  /** Marks what is drawn on a page as content of a part, or as decoration. */
  mark(page: PDFPage, tag: Tag | undefined, draw: () => void): void {
    page.pushOperators(tag ? marked(tag.kind, `/MCID ${this.#nextMark(page, tag)}`) : beginMarkedContent("Artifact"));
    draw();
    page.pushOperators(endMarkedContent());
  }

  /** Says what a picture of words says. */
  spell(page: PDFPage, words: string, draw: () => void): void {
    page.pushOperators(marked("Span", `/ActualText ${PDFHexString.fromText(words)}`));
    draw();
    page.pushOperators(endMarkedContent());
  }

  /** Makes a link on a page a part of its words. */
  addLink(tag: Tag, page: PDFPage, link: PDFDict, reference: PDFRef): void {
    link.set(PDFName.of("StructParent"), PDFNumber.of(this.addOwner(tag.reference)));
    tag.parts.push(this.#document.context.obj({ Type: "OBJR", Obj: reference, Pg: page.ref }));
  }

  /** Keeps who owns marks or a link. Returns the number by which they name it. */
  addOwner(owner: PDFRef | PDFArray): number {
    this.#owners.push(owner);
    return this.#owners.length - 1;
  }

  /** Adds which standard kinds other kinds are. */
  addRoles(roles: PDFDict): void {
    for (const [kind, role] of roles.entries()) this.#roles.set(kind, role);
  }

  /** Writes the tags into the document. */
  finish(): void {
    const { context, catalog } = this.#document;
    const numbers = this.#owners.flatMap((owner, number) => [PDFNumber.of(number), owner]);
    const root = context.obj({
      Type: "StructTreeRoot",
      K: [this.whole.reference],
      ParentTree: { Nums: numbers },
      ParentTreeNextKey: this.#owners.length,
    });
    root.set(PDFName.of("RoleMap"), this.#roles);
    context.assign(this.#root, root);
    catalog.set(PDFName.of("StructTreeRoot"), this.#root);
    catalog.set(PDFName.of("MarkInfo"), context.obj({ Marked: true }));
  }

  #tag(kind: string, parent: PDFRef): Tag {
    const { context } = this.#document;
    const parts = PDFArray.withContext(context);
    const element = context.obj({ Type: "StructElem", S: kind, P: parent });
    element.set(PDFName.of("K"), parts);
    return { kind, reference: context.register(element), parts };
  }

  #nextMark(page: PDFPage, tag: Tag): number {
    const marks = this.#marksOf.get(page) ?? this.#beginPage(page);
    const mark = marks.size();
    marks.push(tag.reference);
    tag.parts.push(this.#document.context.obj({ Type: "MCR", Pg: page.ref, MCID: mark }));
    return mark;
  }

  #beginPage(page: PDFPage): PDFArray {
    const marks = PDFArray.withContext(this.#document.context);
    this.#marksOf.set(page, marks);
    page.node.set(PDFName.of("StructParents"), PDFNumber.of(this.addOwner(marks)));
    page.node.set(PDFName.of("Tabs"), PDFName.of("S"));
    return marks;
  }
}

function marked(kind: string, properties: string): PDFOperator {
  return PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [PDFName.of(kind), `<<${properties}>>`]);
}
