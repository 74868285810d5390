import Document from "pdfkit";
import type { Fonts } from "./e-catalogue/fonts.ts";
import { colours, paper, type TextStyle } from "./layout.ts";

/** An element of the document's structure, which assistive technology reads. */
export type Structure = PDFKit.PDFStructureElement;

interface SheetOptions {
  title: string;
  author: string;
  subject: string;
  fonts: Fonts;
}

const features: PDFKit.Mixins.OpenTypeFeatures[] = ["kern", "liga", "lnum", "tnum"];

// The format requires a date; the date of the build would change the file with every build.
const fixedTime = new Date("2025-01-01T00:00:00Z");

/** An A4 document with text, rules and a tagged structure. The same calls always give the same bytes. */
export class Sheet {
  readonly root: Structure;
  readonly #document: PDFKit.PDFDocument;
  #pages = 0;

  constructor({ title, author, subject, fonts }: SheetOptions) {
    this.#document = new Document({
      size: [paper.widthPt, paper.heightPt],
      margin: 0,
      autoFirstPage: false,
      pdfVersion: "1.7",
      tagged: true,
      displayTitle: true,
      lang: "en-IN",
      info: { Title: title, Author: author, Subject: subject, CreationDate: fixedTime },
    });
    for (const [face, font] of Object.entries(fonts)) this.#document.registerFont(face, font);
    this.root = this.#document.struct("Document");
    this.#document.addStructure(this.root);
  }

  /** The number of the current page; the first is 1. */
  get pageNumber(): number {
    return this.#pages;
  }

  addPage(): void {
    this.#document.addPage();
    this.#pages += 1;
  }

  /** Makes `y` on the current page a destination for links, and lists it in the outline. */
  bookmark(name: string, y: number, title: string, parent?: PDFKit.PDFOutline): PDFKit.PDFOutline {
    this.#document.addNamedDestination(name, "XYZ", 0, y, null);
    return (parent ?? this.#document.outline).addItem(title, { expanded: false });
  }

  structure(parent: Structure, type: string, options: { alt?: string; scope?: "Row" | "Column" } = {}): Structure {
    const element = this.#document.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Height in points of the text in a column of this width. */
  heightOf(text: string, width: number, style: TextStyle): number {
    return this.#prepare(style).heightOfString(text, { width, lineGap: this.#lineGap(style), features });
  }

  /** Sets text in a column, as an element of the structure. Returns the y of the next line. */
  text(parent: Structure, type: string, text: string, x: number, y: number, width: number, style: TextStyle): number {
    const element = this.structure(parent, type);
    const { align = "left", goTo } = style;
    element.add(() => {
      this.#prepare(style).text(text, x, firstBaseline(y, style), {
        width,
        align,
        lineGap: this.#lineGap(style),
        baseline: "alphabetic",
        features,
      });
    });
    const end = y + this.heightOf(text, width, style);
    if (goTo) {
      // The types lack the option that ties a link to its text.
      const options = { structParent: element } as PDFKit.Mixins.AnnotationOption;
      this.#document.goTo(x, y, width, end - y, goTo, options);
    }
    element.end();
    return end;
  }

  /** Text outside the content: running titles and page numbers. */
  aside(text: string, x: number, y: number, width: number, style: TextStyle): void {
    this.#document.markContent("Artifact", { type: "Pagination" });
    const { align = "left" } = style;
    this.#prepare(style).text(text, x, firstBaseline(y, style), { width, align, baseline: "alphabetic", features });
    this.#document.endMarkedContent();
  }

  /** A horizontal line. */
  rule(x: number, y: number, width: number, colour: string, weightPt = 0.5): void {
    this.box(x, y - weightPt / 2, width, weightPt, colour);
  }

  /** A filled rectangle. */
  box(x: number, y: number, width: number, height: number, colour: string): void {
    this.#document.markContent("Artifact", { type: "Layout" });
    this.#document.rect(x, y, width, height).fill(colour);
    this.#document.endMarkedContent();
  }

  /** Ends the document and returns its bytes. */
  async bytes(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.root.end();
    const ended = new Promise<void>((resolve, reject) => {
      this.#document.on("data", (part: Buffer) => parts.push(part));
      this.#document.once("end", resolve);
      this.#document.once("error", reject);
    });
    this.#document.end();
    await ended;
    return Buffer.concat(parts);
  }

  #prepare({ face, sizePt, colour = colours.ink }: TextStyle): PDFKit.PDFDocument {
    return this.#document.font(face).fontSize(sizePt).fillColor(colour);
  }

  /** Space added to the font's own line height to give the leading of the style. */
  #lineGap(style: TextStyle): number {
    return lineHeight(style) - this.#document.currentLineHeight();
  }
}

function lineHeight({ sizePt, leading = 1.4 }: TextStyle): number {
  return sizePt * leading;
}

/** The baseline of a line that starts at `y`: the same for every face, so that terms and values align. */
function firstBaseline(y: number, style: TextStyle): number {
  return y + lineHeight(style) / 2 + style.sizePt * 0.32;
}
