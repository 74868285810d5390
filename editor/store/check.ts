import { relative } from "node:path";
import { ContentError, loadCatalogue } from "#content/catalogue.ts";
import type { Mistake } from "#content/load/mistake.ts";
import type { KnownFiles, UnsavedFiles } from "#content/load/sources.ts";
import type { PictureManifest } from "#imagery/manifest.ts";
import { picturesAfter } from "./existing-pictures.ts";
import type { FileChange } from "./project-files.ts";

/** A mistake as reported by the build, with its file and field. */
export interface FileMistake {
  /** The path of the file in the content folder. */
  readonly path: string;
  readonly line: number;
  readonly at: readonly (string | number)[];
  readonly message: string;
}

/** Checks content like the build. */
export class ContentCheck {
  readonly #folder: string;
  readonly #pictures: () => PictureManifest;
  readonly #known: KnownFiles;

  /**
   * @param pictures returns the current pictures
   * @param known cache of files read from this folder
   */
  constructor(folder: string, pictures: () => PictureManifest, known: KnownFiles = new Map()) {
    this.#folder = folder;
    this.#pictures = pictures;
    this.#known = known;
  }

  /** All mistakes that the content would have after these changes. */
  mistakes(changes: readonly FileChange[] = []): FileMistake[] {
    try {
      loadCatalogue(this.#folder, picturesAfter(this.#pictures(), changes), contentIn(changes), this.#known);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.mistakes.map((mistake) => this.#located(mistake));
      throw error;
    }
  }

  #located({ file, line, field, at = field ? [field] : [], message }: Mistake): FileMistake {
    const path = relative(this.#folder, file).replaceAll("\\", "/");
    return {
      path,
      line,
      at: at.map((part) => (typeof part === "number" ? part : String(part))),
      // Messages may quote other files: those are named by their path in the project, as in the build.
      message: message.replaceAll(`${this.#folder}/`, "content/"),
    };
  }
}

/** The content files of a step. */
function contentIn(changes: readonly FileChange[]): UnsavedFiles {
  return new Map(
    changes.flatMap(({ path, after }) => {
      const [, inContent] = /^content\/(.*)$/.exec(path) ?? [];
      return inContent === undefined ? [] : [[inContent, after] as const];
    }),
  );
}

/** The mistakes that are new, compared regardless of their line. */
export function addedMistakes(before: readonly FileMistake[], after: readonly FileMistake[]): FileMistake[] {
  const known = new Set(before.map(identity));
  return after.filter((mistake) => !known.has(identity(mistake)));
}

function identity({ path, at, message }: FileMistake): string {
  // Messages about duplicate page titles contain the other page's line number, which changes with every edit.
  return JSON.stringify([path, at, message.replaceAll(/(?<=\.(?:yaml|csv)):\d+/g, "")]);
}
