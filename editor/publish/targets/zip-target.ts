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
import { flush } from "#scripts/files/flush.mjs";
import { failureOf } from "./folder-target.ts";
import { PublishFailure, type Target } from "./target.ts";
import { lengthOfEnd, zipOf } from "./zip.ts";

/** Identifies the ZIP files written by the editor. */
const mark = "Published with the editor of the site";

/** A ZIP file of the site, for uploading to a static host by hand. */
export function zipTarget({ file }: { file: string }): Target {
  return {
    id: `zip ${file}`,
    inWords: "as a ZIP file",
    precisely: file,
    latest: "Latest",
    isStatic: true,
    afterwards: `Upload the contents of ${file} to your hosting service.`,
    async deliver({ folder }) {
      const unfinished = `${file}.unfinished`;
      try {
        requireOwn(file);
        const client = join(folder, "client");
        const entries = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
        const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
        mkdirSync(dirname(file), { recursive: true });
        const files = paths.map((path) => ({
          path: relative(client, path).replaceAll("\\", "/"),
          changed: statSync(path).mtime,
          read: () => readFileSync(path),
        }));
        await pipeline(zipOf(files, mark), createWriteStream(unfinished, { flush: true }));
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
