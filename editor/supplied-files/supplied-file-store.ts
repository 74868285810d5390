import { matchesSignature } from "#content/load/check-supplied-files.ts";
import { formatOf, mostSuppliedBytes } from "#content/schema/supplied-file.ts";
import type { EditorStore, SaveOutcome } from "../store/editor-store.ts";
import { NotPossible } from "../store/outcomes.ts";
import { freeName } from "../store/free-name.ts";
import { Uploads } from "../store/uploads.ts";
import { withValue } from "../store/with-value.ts";
import { filesIn, kindsInWords, kindsOf, type Offering, type SuppliedFile, type TakenFile } from "./supplied-file.ts";

/** The size limit of a file, and the message for a larger one. */
export const limitOfFile = {
  bytes: mostSuppliedBytes,
  words: `A file can be at most ${mostSuppliedBytes / 1_000_000} MB, so that visitors can open it on a phone. Export a smaller version.`,
};

/** A file cannot be offered; the message says what to do. */
export class UnusableFile extends NotPossible {}

/** Accepts reports, guides and models, and adds them to products. */
export class SuppliedFileStore {
  readonly #store: EditorStore;
  readonly #uploads: Uploads;

  constructor(store: EditorStore, uploadsFolder: string) {
    this.#store = store;
    this.#uploads = new Uploads(uploadsFolder);
  }

  /** Accepts an upload. @throws {UnusableFile} if its content does not match its extension, or its kind is not supported */
  take(bytes: Uint8Array, name: string): TakenFile {
    if (kindsOf(name).length === 0) throw new UnusableFile("Choose a PDF, IES, LDT, IFC or RFA file.");
    const format = formatOf({ file: name.toLowerCase() });
    if (!matchesSignature(Buffer.from(bytes), `file.${format}`))
      throw new UnusableFile(
        `This is not a valid ${format.toUpperCase()} file. Export it again from the program that made it.`,
      );
    return { upload: this.#uploads.keep(bytes, format) };
  }

  /**
   * Adds a file to a product, or replaces one, as one step.
   * @throws {UnusableFile} @throws {NoSuchFile}
   */
  offer({ path, upload, original, kind, name, date, replaces }: Offering): SaveOutcome {
    if (!kindsOf(upload).includes(kind))
      throw new UnusableFile(`This file cannot be a ${kindsInWords[kind].toLowerCase()}. Choose another kind.`);
    const { value, title } = this.#store.readUnchecked(path);
    const present = filesIn(value);
    const index = replaces === undefined ? present.length : present.findIndex((each) => isAsSeen(each, replaces));
    if (index < 0)
      throw new UnusableFile(
        "Someone else has replaced or removed this file since you opened the page. Reload the page to see the current files.",
      );
    const others = present.filter((_, place) => place !== index).map(({ file }) => file.replace(/\.[^.]+$/, ""));
    const file = `${freeName(nameFrom(original), new Set(others))}.${formatOf({ file: upload })}`;
    const changed = withValue(value, ["files", index], { file, kind, name, date });
    const folder = folderOf(path);
    const former =
      replaces === undefined || replaces.file === file ? [] : [{ path: `${folder}/${replaces.file}`, after: null }];
    return this.#store.change(
      [
        ...former,
        { path: `${folder}/${file}`, after: this.#taken(upload) },
        { path: `content/${path}`, after: this.#store.textWith(path, changed) },
      ],
      { summary: `${title}: “${name}” ${replaces === undefined ? "added" : "in a new version"}` },
    );
  }

  #taken(upload: string): Uint8Array {
    const bytes = this.#uploads.read(upload);
    if (!bytes) throw new UnusableFile("This file is no longer available. Choose it again.");
    return bytes;
  }
}

function isAsSeen(present: SuppliedFile, { file, kind, name, date }: SuppliedFile): boolean {
  return present.file === file && present.kind === kind && present.name === name && present.date === date;
}

/** The folder of a product's files. */
function folderOf(path: string): string {
  return path.replace(/^products\//, "content/files/").replace(/\.yaml$/, "");
}

/** `NRC Test_Report (2).PDF` as `nrc-test-report-2`. */
function nameFrom(original: string): string {
  const words = original
    .replace(/\.[^.]*$/, "")
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words?.join("-").slice(0, 80).replace(/-$/, "") ?? "document";
}
