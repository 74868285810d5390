import { readdirSync } from "node:fs";
import { basename, dirname } from "node:path";
import { pageIds } from "#content/page-registry.ts";
import { hindiFiles } from "#content/schema/hindi.ts";
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

const schemasOfPages = new Map<string, string>(
  pageIds.map((id) => [id, `page-${id.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`]),
);

const folders: readonly (readonly [folder: RegExp, schema: (name: string) => string | undefined])[] = [
  [/^products\/[a-z][A-Za-z0-9]*$/, () => "product"],
  [/^categories$/, () => "category"],
  [/^pages$/, (name) => schemasOfPages.get(name)],
  [/^swatches$/, () => "swatch-set"],
  [/^hindi$/, (name) => (hindiFiles.some((each) => each === name) ? "hindi" : undefined)],
];

/** All editable files of a content folder, even malformed ones. */
export function listContentFiles(folder: string): ContentFile[] {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((path) => path.replaceAll("\\", "/"));
  return paths
    .toSorted()
    .flatMap((path) => {
      const schema = schemaOf(path);
      return schema === undefined ? [] : [{ path, schema }];
    })
    .filter(({ path }) => isOrdinary(folder, path.split("/")));
}

/** The name of the schema of a file with a form; undefined for any other file. */
export function schemaOf(path: string): string | undefined {
  const name = basename(path, ".yaml");
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || !path.endsWith(".yaml")) return undefined;
  const folder = dirname(path);
  if (folder === ".") return single.has(name) ? name : undefined;
  return folders.find(([pattern]) => pattern.test(folder))?.[1](name);
}
