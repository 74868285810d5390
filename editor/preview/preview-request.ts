import type { MasterFile } from "../store/existing-pictures.ts";
import type { SeenPage } from "./seen-page.ts";

/** What the thread of the preview is started with. */
export interface PreviewStart {
  readonly siteFolder: string;
  readonly contentFolder: string;
  readonly pictureManifest: string;
  /** The folder of the masters, of which some may not have been made into pictures yet. */
  readonly imageryFolder: string;
}

/** A text that is not saved. */
export interface UnsavedText {
  /** The path of its file in the content folder. */
  readonly path: string;
  readonly text: string;
}

/** Asks for a page with other texts. Only what is wrong with a single one is left out. */
export interface PreviewRequest {
  readonly id: number;
  readonly page: SeenPage;
  readonly texts: readonly UnsavedText[];
  /** Masters that only this file shows, because it is a draft. */
  readonly masters?: readonly MasterFile[];
}

/** A page of the preview. */
export interface PreviewedPage {
  /** Absent if the content cannot be shown, not even without its mistakes. */
  readonly html?: string | undefined;
  /** What stands in place of the fields with mistakes: what was saved there, nothing in a draft, or only the other rows of a table. Absent without mistakes. */
  readonly instead?: "what was saved" | "nothing" | "the other rows" | undefined;
}

export interface PreviewAnswer extends PreviewedPage {
  readonly id: number;
}
