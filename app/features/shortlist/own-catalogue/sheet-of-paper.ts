import { rgb, StandardFonts, type PDFDocument, type PDFFont, type PDFPage } from "@cantoo/pdf-lib";
import { breakIntoLines } from "./break-into-lines.ts";
import type { Tag, Tags } from "./tags.ts";
import type { WordsAsPicture } from "./words-as-picture.ts";

/** A4 with a margin of 18 mm, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 51 };
const ink = rgb(0.1, 0.12, 0.11);
const quietInk = rgb(0.34, 0.36, 0.34);
const ruleInk = rgb(0.72, 0.7, 0.65);
/** The height of a line, in sizes of its letters. */
const leading = 1.35;

export interface Words {
  text: string;
  x: number;
  /** The upper edge of the first line. */
  y: number;
  width: number;
  sizePt: number;
  face?: "sans" | "serif";
  quiet?: boolean;
  alignEnd?: boolean;
  /** What the words are for assistive technology; without it, decoration. */
  tag?: Tag | undefined;
}

/** Sets words and rules on pages of a document, in faces that every reader of PDF has. */
export class Pen {
  readonly #document: PDFDocument;
  readonly #faces: Record<"sans" | "serif", PDFFont>;
  readonly #known: Set<number>;
  readonly #asPicture: WordsAsPicture;
  readonly #tags: Tags;

  private constructor(
    document: PDFDocument,
    faces: Record<"sans" | "serif", PDFFont>,
    asPicture: WordsAsPicture,
    tags: Tags,
  ) {
    this.#document = document;
    this.#tags = tags;
    this.#faces = faces;
    this.#known = new Set(faces.sans.getCharacterSet());
    this.#asPicture = asPicture;
  }

  static async for(document: PDFDocument, asPicture: WordsAsPicture, tags: Tags): Promise<Pen> {
    const sans = await document.embedFont(StandardFonts.Helvetica);
    const serif = await document.embedFont(StandardFonts.TimesRoman);
    return new Pen(document, { sans, serif }, asPicture, tags);
  }

  /** Sets words in as many lines as they need. Returns the lower edge of the last. */
  async write(page: PDFPage, { text, x, y, width, sizePt, face = "sans", quiet = false, alignEnd, tag }: Words) {
    const font = this.#faces[face];
    const widthOf = (words: string) =>
      this.#knows(words) ? font.widthOfTextAtSize(words, sizePt) : [...words].length * sizePt * 0.6;
    let top = y;
    for (const line of breakIntoLines(text, width, widthOf)) {
      top -= sizePt * leading;
      const start = alignEnd ? x + width - widthOf(line) : x;
      if (this.#knows(line)) {
        const color = quiet ? quietInk : ink;
        this.#tags.mark(page, tag, () => page.drawText(line, { x: start, y: top, size: sizePt, font, color }));
      } else await this.#draw(page, line, { x: start, y: top, width, sizePt, tag });
    }
    return top - sizePt * (leading - 1);
  }

  rule(page: PDFPage, y: number): void {
    const { margin, width } = paper;
    const [start, end] = [
      { x: margin, y },
      { x: width - margin, y },
    ];
    this.#tags.mark(page, undefined, () => page.drawLine({ start, end, thickness: 0.5, color: ruleInk }));
  }

  #knows(words: string): boolean {
    return [...words].every((letter) => this.#known.has(letter.codePointAt(0) ?? 0));
  }

  /** Words in a script that the faces lack. */
  async #draw(page: PDFPage, words: string, { x, y, width, sizePt, tag }: Omit<Words, "text">) {
    const picture = await this.#asPicture(words, sizePt);
    if (!picture) return;
    const image = await this.#document.embedPng(picture.png);
    const height = sizePt * 1.5;
    const drawn = Math.min(height * picture.proportion, width);
    const placed = { x, y: y - sizePt * 0.4, width: drawn, height: drawn / picture.proportion };
    this.#tags.mark(page, tag, () => this.#tags.spell(page, words, () => page.drawImage(image, placed)));
  }
}
