import { isUtf8 } from "node:buffer";
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { replaceFiles } from "#scripts/files/whole-file.mjs";

/** The content of a file: text, the bytes of a picture or document, or null if it does not exist. */
export type FileState = string | Uint8Array | null;

/** The new content of a file, by its path in the project: `content/company.yaml`, `imagery/masters/foyer.webp`. */
export interface FileChange {
  readonly path: string;
  readonly after: FileState;
}

/** The editor does not write files of this name. */
export class NotWritable extends Error {}

/** The folders that the editor writes to. */
export interface WritableFolders {
  readonly content: string;
  /** Masters and originals of pictures. */
  readonly imagery?: string | undefined;
}

/** All kinds of files that may be written; no matching path can lead out of its folder. */
const kinds: readonly { form: RegExp; isText: boolean }[] = [
  { form: /^content\/(?:[A-Za-z][A-Za-z0-9]*\/)*[a-z][A-Za-z0-9]*\.(?:yaml|csv)$/, isText: true },
  { form: /^content\/files\/[A-Za-z][A-Za-z0-9]*\/[a-z][A-Za-z0-9]*\/[A-Za-z0-9][\w.-]*$/, isText: false },
  {
    form: /^imagery\/(?:masters|masters\/swatches|originals)\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:webp|jpe?g|png)$/,
    isText: false,
  },
  { form: /^imagery\/originals\/[a-z0-9]+(?:-[a-z0-9]+)*\.(?:heic|avif|tif)$/, isText: false },
  // The crop of an original.
  { form: /^imagery\/originals\/[a-z0-9]+(?:-[a-z0-9]+)*\.json$/, isText: true },
];

/** Reads and writes only the project files that the editor may change. */
export class ProjectFiles {
  readonly #folders: WritableFolders;

  constructor(folders: WritableFolders) {
    this.#folders = folders;
  }

  /** @throws {NotWritable} */
  read(path: string): FileState {
    const file = this.locate(path);
    if (!lstatSync(file, { throwIfNoEntry: false })) return null;
    return kindOf(path)?.isText ? readFileSync(file, "utf8") : new Uint8Array(readFileSync(file));
  }

  /** Like `read`, but a text in an encoding other than UTF-8 stays bytes, because decoding loses its letters. @throws {NotWritable} */
  readExactly(path: string): FileState {
    const state = this.read(path);
    if (typeof state !== "string" || !state.includes("\uFFFD")) return state;
    const bytes = readFileSync(this.locate(path));
    return isUtf8(bytes) ? state : new Uint8Array(bytes);
  }

  /** The paths of the changeable files in a folder. */
  list(folder: string): string[] {
    const located = this.#located(folder);
    if (located === undefined || !lstatSync(located, { throwIfNoEntry: false })?.isDirectory()) return [];
    const paths = readdirSync(located).map((name) => `${folder}/${name}`);
    return paths.filter((path) => kindOf(path) && isOrdinary(located, [path.slice(folder.length + 1)])).toSorted();
  }

  /** Creates, replaces and deletes files together. @throws {NotWritable} @throws {NotWritten} @throws {PartlyWritten} */
  replace(changes: readonly FileChange[]): void {
    replaceFiles(changes.map(({ path, after }) => ({ path: this.locate(path), state: after })));
  }

  /** The absolute path of a file. @throws {NotWritable} */
  locate(path: string): string {
    const [top = "", ...rest] = path.split("/");
    const folder = this.#located(top);
    if (!kindOf(path) || folder === undefined || !isOrdinary(folder, rest)) {
      throw new NotWritable(`The editor does not change ${path}.`);
    }
    return join(folder, ...rest);
  }

  #located(path: string): string | undefined {
    const [top = "", ...rest] = path.split("/");
    const folder = top === "content" ? this.#folders.content : top === "imagery" ? this.#folders.imagery : undefined;
    return folder === undefined ? undefined : join(folder, ...rest);
  }
}

function kindOf(path: string) {
  return kinds.find(({ form }) => form.test(path));
}

/** Whether neither the file nor a parent folder is a link, which might lead elsewhere. Missing ones are fine. */
export function isOrdinary(folder: string, parts: readonly string[]): boolean {
  return parts.every((_, index) => {
    const status = lstatSync(join(folder, ...parts.slice(0, index + 1)), { throwIfNoEntry: false });
    if (!status) return true;
    return index === parts.length - 1 ? status.isFile() : status.isDirectory();
  });
}
