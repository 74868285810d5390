import type { MasterFile } from "../store/pictures-there.ts";

/** What the thread of the preview is started with. */
export interface PreviewStart {
  readonly siteFolder: string;
  readonly contentFolder: string;
  readonly pictureManifest: string;
  /** The folder of the masters, of which some may not have been made into pictures yet. */
  readonly imageryFolder: string;
}

/** Asks for a page with another text of one file. */
export interface PreviewRequest {
  readonly id: number;
  readonly address: string;
  readonly path: string;
  readonly text: string;
  /** Masters that only this file shows, because it is a draft. */
  readonly masters?: readonly MasterFile[];
}

/** A page of the preview. */
export interface PreviewedPage {
  /** Absent if the content cannot be shown, not even without its mistakes. */
  readonly html?: string | undefined;
  /** What stands in place of the fields with mistakes: what was saved there, or nothing in a draft. Absent without mistakes. */
  readonly instead?: "what was saved" | "nothing" | undefined;
}

export interface PreviewAnswer extends PreviewedPage {
  readonly id: number;
}
