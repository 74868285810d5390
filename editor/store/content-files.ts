import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { isOrdinary } from "./project-files.ts";

/** A content file with a form. */
export interface ContentFile {
  /** Its path in the content folder: `products/wallPanels/petPanel.yaml`. */
  readonly path: string;
  /** The name of its schema. */
  readonly schema: string;
}

/** Files that are the only one of their kind. */
const single = new Set([
  "company",
  "addresses",
  "gallery",
  "pictures",
  "search",
  "facets",
  "figures",
  "glossary",
  "acoustics",
  "map",
  "publishing",
]);

const folders: readonly (readonly [folder: RegExp, schema: (name: string) => string])[] = [
  [/^products\/[a-z][A-Za-z0-9]*$/, () => "product"],
  [/^categories$/, () => "category"],
  [/^pages$/, (name) => `page-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`],
  [/^swatches$/, () => "swatch-set"],
  [/^hindi$/, () => "hindi"],
];

/** All editable files of a content folder, even malformed ones. */
export function listContentFiles(folder: string): ContentFile[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  return paths
    .toSorted()
    .filter((path) => /^(?:[A-Za-z0-9]+\/)*[a-z][A-Za-z0-9]*\.yaml$/.test(path) && isOrdinary(folder, path.split("/")))
    .flatMap((path) => {
      const schema = schemaOf(path);
      return schema === undefined ? [] : [{ path, schema }];
    });
}

function schemaOf(path: string): string | undefined {
  const name = basename(path, ".yaml");
  const folder = dirname(path);
  if (folder === ".") return single.has(name) ? name : undefined;
  return folders.find(([pattern]) => pattern.test(folder))?.[1](name);
}
