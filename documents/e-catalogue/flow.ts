import { bottom, contentWidth, left, right, top } from "../paper.ts";
import type { Sheet } from "../sheet.ts";
import { styles } from "./styles.ts";

/** Where the next entry goes, from page to page. */
export class Flow {
  readonly sheet: Sheet;
  y = top;
  readonly #runningTitle: string;

  constructor(sheet: Sheet, runningTitle: string) {
    this.sheet = sheet;
    this.#runningTitle = runningTitle;
  }

  /** Begins a page with the document's name and the page's number at its foot. */
  newPage(): void {
    this.sheet.addPage();
    this.y = top;
    const foot = bottom + 26;
    this.sheet.aside(this.#runningTitle, left, foot, contentWidth / 2, styles.page);
    this.sheet.aside(String(this.sheet.pageNumber), right - 60, foot, 60, { ...styles.page, align: "right" });
  }

  /** Begins a page if what comes next would not stand on this one, but would on a whole one. */
  makeRoomFor(height: number): void {
    if (this.y > top && this.y + height > bottom && height <= bottom - top) this.newPage();
  }
}
