import type { SaveOutcome } from "./editor-store.ts";
import type { ContentText } from "./products/references.ts";
import type { FileChange, ProjectFiles } from "./project-files.ts";

/** What became of a change: a draft is only kept, because it is no part of the content yet. */
export type ChangeOutcome = SaveOutcome | { readonly outcome: "kept" };

/** What has places for pictures: the files of the content, a draft, or the projects. */
export interface PictureHolder {
  /** Its masters and originals. */
  readonly files: ProjectFiles;
  /** @throws {NoSuchFile} */
  read(path: string): { readonly value: unknown; readonly title: string };
  /** The texts that may show or describe its pictures. */
  texts(): readonly ContentText[];
  /** The files that give what is at a path another value. */
  changesTo(path: string, value: unknown): FileChange[];
  /** What the names of its new pictures begin with, if not with the name of its file. */
  nameFor?(path: string): string;
  /** Changes files as one step. */
  change(files: readonly FileChange[], fields: { summary: string }): ChangeOutcome;
}
