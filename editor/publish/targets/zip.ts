import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

export interface ZippedFile {
  /** Separated by slashes. */
  path: string;
  changed: Date;
  read(): Buffer;
}

/** Files that are already compressed. */
const compressed = /\.(avif|webp|jpg|jpeg|png|woff2|br|gz|pdf|glb|zip)$/;
/** The format cannot store earlier times. */
const earliest = new Date(1980, 0, 1);

export const lengthOfEnd = 22;

/**
 * The bytes of a ZIP archive of these files, in their order. Limits: fewer than 65,536 files, and 4 GB.
 * @param comment on each file, which few programs show; the one on the last file is at the end of the archive, before `lengthOfEnd` bytes
 */
export function* zipOf(files: readonly ZippedFile[], comment = ""): Generator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  for (const { path, changed, read } of files) {
    const entry = compressed.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path);
    entry.comment = comment;
    entry.mtime = changed < earliest ? earliest : changed;
    zip.add(entry);
    entry.push(read(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written;
}
