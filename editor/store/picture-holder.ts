import type { SaveOutcome } from "./editor-store.ts";
import type { ContentText } from "./products/references.ts";
import type { FileChange, ProjectFiles } from "./project-files.ts";

/** The outcome of a change: a draft is only kept, because it is not part of the content yet. */
export type ChangeOutcome = SaveOutcome | { readonly outcome: "kept" };

/** A container of pictures: the content files, a draft, or the projects. */
export interface PictureHolder {
  /** Its masters and originals. */
  readonly files: ProjectFiles;
  /** @throws {NoSuchFile} */
  read(path: string): { readonly value: unknown; readonly title: string };
  /** The texts that may show or describe its pictures. */
  texts(): readonly ContentText[];
  /** The file changes that give a path a new value. */
  changesTo(path: string, value: unknown): FileChange[];
  /** The prefix of new picture names, if not the file name. */
  nameFor?(path: string): string;
  /** Changes files as one step. */
  change(files: readonly FileChange[], fields: { summary: string }): ChangeOutcome;
}
