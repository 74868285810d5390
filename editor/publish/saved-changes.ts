import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { groupOf, type Group } from "#content/load/group.ts";
import { choiceInWords } from "#content/load/field-words.ts";
import { readStamp } from "#scripts/setup/stamp.mjs";
import { describeChanges, type FigureLabels } from "../store/change-words.ts";
import { changesBetween, type Change } from "../store/changes.ts";
import { valueOf } from "../store/file-value.ts";
import type { SavedChange } from "./messages.ts";
import { orderOnly } from "./order-only.ts";
import { isProjectTable, projectChanges } from "./project-changes.ts";

const addresses = "content/addresses.yaml";

/** The text of a file by its path in the project; undefined if there is none. */
export type ReadText = (path: string) => string | undefined;

interface TwoContents {
  /** The files that are not the same, by their paths in the project. */
  readonly paths: readonly string[];
  readonly before: ReadText;
  readonly after: ReadText;
}

/** What an owner has changed in the content and the pictures from one version to the other, in their words. */
export function savedChanges({ paths, before, after }: TwoContents): SavedChange[] {
  const figures = figureLabels(after);
  const { moved, withdrawn } = fileValue(addresses, after);
  const nextPaths = new Map(
    Object.entries(groupOf(moved)).map(([from, to]) => [productFile(from), productFile(String(to))]),
  );
  const isNew = (path: string) => paths.includes(path) && before(path) === undefined;
  const files = paths
    .filter((path) => path !== addresses && !isProjectTable(path))
    .flatMap((path): SavedChange[] => {
      const [is, next] = [after(path), nextPaths.get(path)];
      if (is === undefined) {
        if (next !== undefined && isNew(next)) return [];
        const isWithdrawn = pageOf(path) in groupOf(withdrawn);
        return [{ path, words: isWithdrawn ? "no longer offered; its address says so" : "no longer there" }];
      }
      const former = isNew(path) ? [...nextPaths].find(([, to]) => to === path)?.[0] : path;
      const was = former === undefined ? undefined : before(former);
      if (former === undefined || was === undefined) return [{ path, words: "added" }];
      return fileChanges({ path, former, before: was, after: is }, figures);
    });
  const all = [...files, ...projectChanges(paths, before, after)];
  // An order that several files hold is told once.
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

/** The same between two versions that were built, from the copies of the content that they keep. */
export function changesBetweenVersions(before: string, next: string): SavedChange[] {
  const [was, is] = [readStamp(before), readStamp(next)];
  if (!was || !is) return [];
  return savedChanges({
    paths: differentPaths(was.files, is.files),
    before: contentOf(before, was.files),
    after: contentOf(next, is.files),
  });
}

type Hashes = Readonly<Record<string, { readonly sha256: string } | undefined>>;

/** The files of the content and the pictures that are different in two versions. */
export function differentPaths(before: Hashes, after: Hashes): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((path) => /^(content|imagery\/masters)\//.test(path) && !/\.tsx?$/.test(path))
    .filter((path) => before[path]?.sha256 !== after[path]?.sha256)
    .toSorted();
}

/** Reads the content in a folder. Of a file that is not text, or of which no copy is kept, only whether it was there is known. */
export function contentOf(folder: string, files: Hashes): ReadText {
  return (path) => {
    if (files[path] === undefined) return undefined;
    const file = join(folder, path);
    return isText(path) && existsSync(file) ? readFileSync(file, "utf8") : "";
  };
}

interface TwoTexts {
  readonly path: string;
  /** Its path before. */
  readonly former: string;
  readonly before: string;
  readonly after: string;
}

function fileChanges({ path, former, before, after }: TwoTexts, figures: FigureLabels): SavedChange[] {
  const lists = path === former ? orderOnly(inContent(path), before, after) : undefined;
  if (lists) return lists.map((list) => ({ path: list }));
  const [was, is] = isText(path) ? [valueOf(before), valueOf(after)] : [];
  if (was === undefined || is === undefined) return [{ path }];
  const place = path === former ? [] : [{ path, words: `now at /${pageOf(path)}, before at /${pageOf(former)}` }];
  const changes = changesBetween(was, is).map((change): SavedChange => ({
    path,
    ...(change.after === undefined ? {} : { at: change.at }),
    words: changeInWords(path, change, figures),
  }));
  return [...place, ...changes];
}

/** Files in which each entry is a thing of its own, so that what has changed is said with the name of its entry. */
const hasEntries = /^content\/(?:figures|glossary|pictures)\.yaml$/;

function changeInWords(path: string, change: Change, figures: FigureLabels): string {
  const words = describeChanges([change], figures);
  const [entry, ...rest] = change.at;
  const isInEntry = hasEntries.test(path) && typeof entry === "string" && rest.length > 0;
  return isInEntry ? `${choiceInWords(entry)}, ${words}` : words;
}

/** What figures are called where their file can be read. */
function figureLabels(read: ReadText): FigureLabels {
  const definitions = Object.entries(fileValue("content/figures.yaml", read));
  return Object.fromEntries(
    definitions.flatMap(([key, definition]) => {
      const { label } = groupOf(definition);
      return typeof label === "string" ? [[key, { label }]] : [];
    }),
  );
}

function fileValue(path: string, read: ReadText): Group {
  return groupOf(valueOf(read(path) ?? ""));
}

function productFile(page: string): string {
  return `content/products/${page}.yaml`;
}

function pageOf(path: string): string {
  return path.replace(/^content\/products\/|\.yaml$/g, "");
}

function inContent(path: string): string {
  return path.replace("content/", "");
}

function isText(path: string): boolean {
  return /\.(?:yaml|csv)$/.test(path);
}
