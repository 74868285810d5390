import type { MasterFile } from "../store/existing-pictures.ts";
import type { SeenPage } from "./seen-page.ts";

/** The preview thread's start data. */
export interface PreviewStart {
  readonly siteFolder: string;
  readonly contentFolder: string;
  readonly pictureManifest: string;
  /** The folder of the masters, including those not encoded yet. */
  readonly imageryFolder: string;
}

export interface UnsavedText {
  /** The path of its file in the content folder. */
  readonly path: string;
  readonly text: string;
}

/** Requests a page with unsaved texts. Mistakes are left out only for a single text. */
export interface PreviewRequest {
  readonly id: number;
  readonly page: SeenPage;
  readonly texts: readonly UnsavedText[];
  /** Masters of a draft, which only this file shows. */
  readonly masters?: readonly MasterFile[];
}

export interface PreviewedPage {
  /** Absent if the content cannot be rendered even without its mistakes. */
  readonly html?: string | undefined;
  /**
   * What is shown instead of fields with mistakes: their saved values, nothing in a draft, or only a table's other rows. Absent without
   * mistakes.
   */
  readonly instead?: "what was saved" | "nothing" | "the other rows" | undefined;
  /** Why there is no page, if the cause is not a mistake in the unsaved texts. */
  readonly obstacle?: string | undefined;
}

export interface PreviewAnswer extends PreviewedPage {
  readonly id: number;
}

/** The id of the message with which the thread says that it has loaded the site. */
export const started = 0;
