import Document from "pdfkit";
import type { Face, Fonts } from "./fonts.ts";
import { colours, paper } from "./paper.ts";

/** An element of the document's structure, which assistive technology reads. */
export type Structure = PDFKit.PDFStructureElement;

export interface TextStyle {
  face: Face;
  sizePt: number;
  colour?: string;
  /** Distance from line to line, as a share of the size. */
  leading?: number;
  align?: "left" | "right";
  /** Makes the text a link to the place of this name. */
  goTo?: string;
}

interface SheetOptions {
  title: string;
  author: string;
  subject: string;
  fonts: Fonts;
}

const features: PDFKit.Mixins.OpenTypeFeatures[] = ["kern", "liga", "lnum", "tnum"];

// The format wants a time; the time of the build would make every build's file another.
const fixedTime = new Date("2025-01-01T00:00:00Z");

/** Pages of an A4 document with text, rules and a structure. The same calls always give the same bytes. */
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

  /** Names the current page's place at `y`, for links, and lists it in the reader's outline. */
  mark(name: string, y: number, title: string, parent?: PDFKit.PDFOutline): PDFKit.PDFOutline {
    this.#document.addNamedDestination(name, "XYZ", 0, y, null);
    return (parent ?? this.#document.outline).addItem(title, { expanded: false });
  }

  structure(parent: Structure, type: string, options: { alt?: string; scope?: "Row" | "Column" } = {}): Structure {
    const element = this.#document.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Height in points that the text takes in a column of this width. */
  heightOf(text: string, width: number, style: TextStyle): number {
    return this.#prepare(style).heightOfString(text, { width, lineGap: this.#lineGap(style), features });
  }

  /** Sets text into a column, as an element of the structure. Returns where the next line would begin. */
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
      // The types do not know the option that ties a link to its words.
      const belonging = { structParent: element } as PDFKit.Mixins.AnnotationOption;
      this.#document.goTo(x, y, width, end - y, goTo, belonging);
    }
    element.end();
    return end;
  }

  /** Text that is no part of the content: running heads and page numbers. */
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

  /** Ends the document and gives its bytes. */
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

  /** What is added to the font's own line height to reach the wanted leading. */
  #lineGap(style: TextStyle): number {
    return lineHeight(style) - this.#document.currentLineHeight();
  }
}

function lineHeight({ sizePt, leading = 1.4 }: TextStyle): number {
  return sizePt * leading;
}

/** Where letters stand in a line that begins at `y`: the same for every face, so that terms and values stand on one line. */
function firstBaseline(y: number, style: TextStyle): number {
  return y + lineHeight(style) / 2 + style.sizePt * 0.32;
}
