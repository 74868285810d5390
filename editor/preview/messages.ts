/** What the thread of the preview is started with. */
export interface PreviewStart {
  readonly siteFolder: string;
  readonly contentFolder: string;
  readonly pictureManifest: string;
}

/** Asks for a page with another text of one file. */
export interface PreviewRequest {
  readonly id: number;
  readonly address: string;
  readonly path: string;
  readonly text: string;
}

/** The page; nothing if the content cannot be shown as it is typed now. */
export interface PreviewAnswer {
  readonly id: number;
  readonly html?: string | undefined;
}
