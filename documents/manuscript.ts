import type { DrawingData } from "#content/schema/drawing.ts";
import type { ResolvedPicture } from "#content/schema/picture.ts";
import { printSvg } from "./drawings/print-svg.ts";
import { printedPath, type PrintedPicture } from "./pictures.ts";

/** Draws with the site's drawings. */
export type DrawSvg = (drawing: DrawingData, title: string) => { svg: string; alt: string };

/** A picture or a drawing for a template. */
export interface Placed {
  path: string;
  alt: string;
}

/** Collects the pictures and drawings of a document while its content is built. */
export class Illustrations {
  readonly pictures = new Map<string, PrintedPicture>();
  readonly drawings = new Map<string, string>();
  readonly #draw: DrawSvg;

  constructor(draw: DrawSvg) {
    this.#draw = draw;
  }

  /** Adds a picture that is cropped to this size in pixels. */
  picture(picture: ResolvedPicture, widthPx: number, heightPx: number): Placed {
    const printed = { picture, widthPx, heightPx };
    const path = printedPath(printed);
    this.pictures.set(path, printed);
    return { path, alt: picture.alt };
  }

  /** Adds a drawing that is printed at this width. */
  drawing(drawing: DrawingData, title: string, widthPt: number): Placed {
    const { svg, alt } = this.#draw(drawing, title);
    return { path: this.svg(printSvg(svg, widthPt)), alt };
  }

  /** Adds any other vector picture. Returns its path. */
  svg(svg: string): string {
    const path = `/drawings/${this.drawings.size + 1}.svg`;
    this.drawings.set(path, svg);
    return path;
  }
}

/** A document before typesetting: pictures are not encoded yet. */
export interface PlannedManuscript {
  /** The name of its template in `documents/templates`. */
  template: string;
  content: unknown;
  illustrations: Illustrations;
}
