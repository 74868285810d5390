import { bottom, contentWidth, left, right, styles, top } from "../layout.ts";
import type { Sheet } from "../sheet.ts";

/** The pages of a document and the place on them where the next entry goes. */
export class Flow {
  readonly sheet: Sheet;
  y = top;
  readonly #runningTitle: string;

  constructor(sheet: Sheet, runningTitle: string) {
    this.sheet = sheet;
    this.#runningTitle = runningTitle;
  }

  /** Starts a page with the document's title and the page number at its foot. */
  newPage(): void {
    this.sheet.addPage();
    this.y = top;
    const foot = bottom + 26;
    this.sheet.aside(this.#runningTitle, left, foot, contentWidth / 2, styles.page);
    this.sheet.aside(String(this.sheet.pageNumber), right - 60, foot, 60, { ...styles.page, align: "right" });
  }

  /** Starts a page if something of this height fits on a whole page, but not on the rest of this one. */
  makeRoomFor(height: number): void {
    if (this.y > top && this.y + height > bottom && height <= bottom - top) this.newPage();
  }
}
