import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseCsv } from "csv-parse/sync";
import { parse } from "yaml";
import { placesIn, smallInWords } from "#editor/pictures/places.ts";
import { listContentFiles } from "#editor/store/content-files.ts";
import type { PictureManifest } from "#imagery/manifest.ts";

/** Content that shows pictures, and its file. */
interface Shown {
  readonly path: string;
  /** Its name, if the file contains several. */
  readonly name?: string;
  readonly value: unknown;
}

/** A sentence for each picture that looks blurred at its widest, with the file that shows it. */
export function smallPictures(contentFolder: string, manifest: PictureManifest): string[] {
  const files = listContentFiles(contentFolder).map(({ path }): Shown => ({
    path,
    value: parse(readFileSync(join(contentFolder, path), "utf8")),
  }));
  return [...files, ...projectsIn(contentFolder)].flatMap(({ path, name, value }) =>
    placesIn(path, value).flatMap(({ label, picture = "", kind }) => {
      const words = smallInWords(manifest[picture]?.width ?? Number.POSITIVE_INFINITY, kind);
      const place = name === undefined ? label : `${name}, ${label}`;
      return words === undefined ? [] : [`${join(contentFolder, path)}: ${place}: ${picture} is ${words}.`];
    }),
  );
}

function projectsIn(contentFolder: string): Shown[] {
  const tables = readdirSync(join(contentFolder, "projects")).filter((file) => file.endsWith(".csv"));
  return tables.flatMap((file) => {
    const path = `projects/${file}`;
    const rows = parseCsv<Record<string, string>>(readFileSync(join(contentFolder, path)), { columns: true });
    return rows.map(({ project = "", photographs = "" }) => ({
      path,
      name: project,
      value: { photographs: photographs.split(/\s*;\s*/).filter(Boolean) },
    }));
  });
}
