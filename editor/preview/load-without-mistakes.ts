import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { stringify } from "yaml";
import { ContentError, loadCatalogue, type Catalogue } from "#content/catalogue.ts";
import type { KnownFiles } from "#content/load/sources.ts";
import type { PictureManifest } from "#imagery/manifest.ts";
import { valueOf } from "../store/file-value.ts";
import type { PreviewedPage, UnsavedText } from "./preview-request.ts";
import { Mending, type StandIn } from "./without-mistakes.ts";

/** After this many attempts, the page has too many mistakes. */
const mostAttempts = 12;

/**
 * The catalogue with unsaved texts; for a single text, its fields with mistakes are left out.
 * @param known cache of files read from the folder
 * @throws {ContentError} if mistakes cannot be left out, or are in another file
 */
export function loadWithoutMistakes(
  folder: string,
  manifest: PictureManifest,
  texts: readonly UnsavedText[],
  known?: KnownFiles,
): { catalogue: Catalogue; instead?: PreviewedPage["instead"] } {
  const loadAll = (unsaved: readonly UnsavedText[]) =>
    loadCatalogue(folder, manifest, new Map(unsaved.map(({ path, text }) => [path, text])), known);
  try {
    return { catalogue: loadAll(texts) };
  } catch (error) {
    const [only, ...more] = texts;
    if (!(error instanceof ContentError) || !only?.path.endsWith(".yaml") || more.length > 0) throw error;
    const { path, text } = only;
    const load = (unsaved: string) => loadAll([{ path, text: unsaved }]);
    const standIn = standInFor(folder, path);
    const catalogue = withoutMistakes(error, join(folder, path), { value: valueOf(text), standIn, load });
    return { catalogue, instead: standIn.isOwn ? "what was saved" : "nothing" };
  }
}

interface Mended {
  value: unknown;
  standIn: StandIn;
  load: (text: string) => Catalogue;
}

function withoutMistakes(first: ContentError, file: string, { value: typed, standIn, load }: Mended): Catalogue {
  const mending = new Mending(standIn);
  let [error, value] = [first, typed];
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const own = error.mistakes.filter((mistake) => relative(mistake.file, file) === "");
    if (own.length === 0) throw error;
    value = mending.mend(
      value,
      own.map(({ at = [] }) => at.map((part) => (typeof part === "number" ? part : String(part)))),
    );
    if (value === undefined) throw error;
    try {
      return load(stringify(value));
    } catch (next) {
      if (!(next instanceof ContentError)) throw next;
      error = next;
    }
  }
  throw error;
}

/** The file as saved; for a draft, another product of its category. */
function standInFor(folder: string, path: string): StandIn {
  const file = join(folder, path);
  const read = (name: string): unknown => valueOf(readFileSync(name, "utf8"));
  if (existsSync(file)) return { value: read(file), isOwn: true };
  const others = readdirSync(dirname(file), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".yaml"))
    .map(({ name }) => read(join(dirname(file), name)));
  return { value: others.find((other) => other !== undefined), isOwn: false };
}
