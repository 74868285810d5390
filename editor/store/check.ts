import { relative } from "node:path";
import { ContentError, loadCatalogue } from "#content/catalogue.ts";
import type { Mistake } from "#content/load/mistake.ts";
import type { UnsavedTexts } from "#content/load/sources.ts";
import { readPictureManifest, type PictureManifest } from "#imagery/manifest.ts";

/** A mistake as the build reports it, at the field of a file. */
export interface FileMistake {
  /** The path of the file in the content folder. */
  readonly path: string;
  readonly line: number;
  readonly at: readonly (string | number)[];
  readonly found: string;
  readonly allowed: string;
}

/** Checks content as the build does. */
export class ContentCheck {
  readonly #folder: string;
  readonly #manifest: PictureManifest;

  constructor(folder: string, manifest: PictureManifest = readPictureManifest()) {
    this.#folder = folder;
    this.#manifest = manifest;
  }

  /** Every mistake in the content, as it would be with other texts of some files; null for a file that is to go. */
  mistakes(unsaved?: UnsavedTexts): FileMistake[] {
    try {
      loadCatalogue(this.#folder, this.#manifest, unsaved);
      return [];
    } catch (error) {
      if (error instanceof ContentError) return error.mistakes.map((mistake) => this.#located(mistake));
      throw error;
    }
  }

  #located({ file, line, at = [], found, allowed }: Mistake): FileMistake {
    const path = relative(this.#folder, file).replaceAll("\\", "/");
    return { path, line, at: at.map((part) => (typeof part === "number" ? part : String(part))), found, allowed };
  }
}

/** The mistakes that were not there before, wherever in their files they are now. */
export function addedMistakes(before: readonly FileMistake[], after: readonly FileMistake[]): FileMistake[] {
  const known = new Set(before.map(identity));
  return after.filter((mistake) => !known.has(identity(mistake)));
}

function identity({ path, at, found, allowed }: FileMistake): string {
  // Messages about a title that two pages have name the line of the other one, which moves with every edit.
  return JSON.stringify([path, at, found.replaceAll(/:\d+/g, ""), allowed]);
}
