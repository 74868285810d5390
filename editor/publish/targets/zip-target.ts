import { createWriteStream, mkdirSync, readdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { pipeline } from "node:stream/promises";
import { flush } from "#scripts/setup/flush.mjs";
import { failureOf } from "./folder-target.ts";
import type { Target } from "./target.ts";
import { zipOf } from "./zip.ts";

/** A ZIP file with the files of the site, to be uploaded to a static host by hand. */
export function zipTarget({ file }: { file: string }): Target {
  return {
    id: `zip ${file}`,
    inWords: "into a ZIP file",
    precisely: file,
    latest: "Latest",
    isStatic: true,
    afterwards: `Upload what is in ${file} to your hosting service.`,
    async deliver({ folder }) {
      try {
        const client = join(folder, "client");
        const entries = readdirSync(client, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
        const paths = entries.map((entry) => join(entry.parentPath, entry.name)).toSorted();
        mkdirSync(dirname(file), { recursive: true });
        const unfinished = `${file}.unfinished`;
        const files = paths.map((path) => ({
          path: relative(client, path).replaceAll("\\", "/"),
          changed: statSync(path).mtime,
          read: () => readFileSync(path),
        }));
        await pipeline(zipOf(files), createWriteStream(unfinished, { flush: true }));
        renameSync(unfinished, file);
        flush(dirname(file));
      } catch (error) {
        throw failureOf(error, file);
      }
    },
  };
}
