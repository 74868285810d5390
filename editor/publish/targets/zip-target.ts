import {
  closeSync,
  createWriteStream,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  statSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { flush } from "#scripts/files/flush.mjs";
import { failureOf } from "./folder-target.ts";
import { PublishFailure, type Target } from "./target.ts";

/** Identifies the ZIP files written by the editor. */
const mark = "Published with the editor of the site";
/** The length in bytes of the record at the end of a ZIP file, which the comment of its last entry precedes. */
const lengthOfEnd = 22;
/** Files that are already compressed. */
const compressed = /\.(avif|webp|jpg|jpeg|png|woff2|br|gz|pdf|glb|zip)$/;
/** The format cannot store earlier times. */
const earliest = new Date(1980, 0, 1);

/** A ZIP file of the site, for uploading to a static host by hand. */
export function zipTarget({ file }: { file: string }): Target {
  return {
    id: `zip ${file}`,
    inWords: "as a ZIP file",
    precisely: file,
    latest: "Published",
    isStatic: true,
    afterwards: `Upload the contents of ${file} to your hosting service.`,
    async deliver({ folder }) {
      const unfinished = `${file}.unfinished`;
      try {
        requireOwn(file);
        mkdirSync(dirname(file), { recursive: true });
        await pipeline(zipOf(join(folder, "client")), createWriteStream(unfinished, { flush: true }));
        renameSync(unfinished, file);
        flush(dirname(file));
      } catch (error) {
        throw failureOf(error, { place: file, unfinished: [unfinished] });
      }
    },
  };
}

/** @throws {PublishFailure} if the file was not written by the editor and would be lost */
function requireOwn(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  if (!found || (found.isFile() && isMarked(file, found.size))) return;
  throw new PublishFailure(
    `${file} already exists and is not from the editor. Rename it, or choose another name in the settings.`,
  );
}

function isMarked(file: string, size: number): boolean {
  const end = Buffer.alloc(mark.length + lengthOfEnd);
  const opened = openSync(file, "r");
  try {
    readSync(opened, end, { position: Math.max(0, size - end.length) });
  } finally {
    closeSync(opened);
  }
  return end.toString("latin1", 0, mark.length) === mark;
}

/** The bytes of a ZIP file of a folder. Limits: fewer than 65,536 files, and 4 GB. */
function* zipOf(folder: string): Generator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    written.push(bytes);
  });
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const path of entries.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
    const name = relative(folder, path).replaceAll("\\", "/");
    const entry = compressed.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name);
    const { mtime } = statSync(path);
    entry.comment = mark;
    entry.mtime = mtime < earliest ? earliest : mtime;
    zip.add(entry);
    entry.push(readFileSync(path), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written;
}
