import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { groupOf } from "#content/load/group.ts";
import { figureDefinitions } from "#content/schema/figure.ts";
import { differences, type Inputs } from "#scripts/versions/inputs.mjs";
import { fieldAddress, pictureTitle } from "../app/form/labels.ts";
import { changesBetween, type Change } from "../store/changes.ts";
import { pictureLabels, placesIn } from "../pictures/places.ts";
import { schemaOf } from "../store/content-files.ts";
import { describeChange, withoutFollowing } from "../store/describe-changes.ts";
import { titleOf, valueOf } from "../store/file-value.ts";
import type { Comparison, SavedChange } from "./publish-state.ts";
import { isProjectTable, projectChanges } from "./project-changes.ts";
import { idOf, affectedPages, valueIn, type ContentFiles } from "./affected-pages.ts";

const mostNamed = 4;
/** The fields of a description that a new photograph sets. */
const comesWithPicture = new Set<unknown>(["visualisation", "focusPercent", "sample"]);
const addresses = "content/addresses.yaml";
const isContent = /^(?:content|imagery\/masters)\/(?!.*\.tsx?$)/;
/** Variables contain the publishing settings. */
const isVariable = /^[A-Z_]+$/;

/** A version of the site, or the project as it is now. */
export interface SiteFiles {
  readonly folder: string;
  readonly inputs: Inputs;
}

interface Differences extends Pick<Comparison, "isProgramDifferent"> {
  readonly changes: SavedChange[];
}

/** What differs between two versions. */
export function differencesBetween(was: SiteFiles, is: SiteFiles): Differences {
  const different = differences(was.inputs, is.inputs);
  const paths = different.filter((path) => isContent.test(path)).toSorted();
  const isListed = (name: string) =>
    isContent.test(name) || (isVariable.test(name) && paths.includes("content/publishing.yaml"));
  return {
    changes: savedChanges(paths, contentOf(was), contentOf(is)),
    ...(different.every(isListed) ? {} : { isProgramDifferent: true }),
  };
}

/** A one-line summary for the list of versions: `3 changes: PET Panel, Company`. */
export function changesInWords({ changes, isProgramDifferent }: Comparison): string {
  if (!changes) return "Changes unknown.";
  const names = [...new Set(changes.map(({ name }) => name))];
  const named = names.slice(0, mostNamed).join(", ") + (names.length > mostNamed ? " and more" : "");
  const count = changes.length === 1 ? "1 change" : `${changes.length} changes`;
  const parts = [
    changes.length > 0 ? `${count}: ${named}` : "",
    isProgramDifferent ? "program or settings changed" : "",
  ].filter(Boolean);
  return parts.join("; ") || "Nothing has changed.";
}

/**
 * Changes in the content and pictures in the owner's terms: first additions and removals, then fields.
 * @param paths the changed files, as paths in the project
 */
export function savedChanges(paths: readonly string[], before: ContentFiles, after: ContentFiles): SavedChange[] {
  const { moved, withdrawn } = valueIn(addresses, after);
  const nextPaths = new Map(
    Object.entries(groupOf(moved)).map(([from, to]) => [productFile(from), productFile(String(to))]),
  );
  const isNew = (path: string) => paths.includes(path) && before.read(path) === undefined;
  const replaced = new Set(paths.filter(isPicture).map(pictureName));
  const [whole, fields]: [SavedChange[], SavedChange[]] = [[], []];
  for (const path of paths.filter((each) => each !== addresses && !isProjectTable(each))) {
    const [is, next] = [after.read(path), nextPaths.get(path)];
    if (is === undefined) {
      if (next !== undefined && isNew(next)) continue;
      const words = idOf(path) in groupOf(withdrawn) ? "withdrawn; its page says so" : "removed from the site";
      whole.push({ name: nameOf(path, before), words, ...affectedPages(path, [], before) });
      continue;
    }
    const former = isNew(path) ? [...nextPaths].find(([, to]) => to === path)?.[0] : path;
    const was = former === undefined ? undefined : before.read(former);
    if (former === undefined || was === undefined) whole.push({ ...placeOf(path, [], after), words: "added" });
    else {
      if (former !== path)
        whole.push({ ...placeOf(path, [], after), words: `moved from /${idOf(former)} to /${idOf(path)}` });
      fields.push(...changesOfFile(path, { was, is, isMoved: former !== path, replaced }, after));
    }
  }
  const all = [...whole, ...projectChanges(paths, before, after), ...fields];
  // An order across several files is reported once.
  return [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
}

interface TwoTexts {
  readonly was: string;
  readonly is: string;
  /** Whether the file had another path before. */
  readonly isMoved: boolean;
  /** The names of the pictures whose files have changed too. */
  readonly replaced: ReadonlySet<string>;
}

function changesOfFile(path: string, { was, is, isMoved, replaced }: TwoTexts, after: ContentFiles): SavedChange[] {
  const [before, now] = isText(path) ? [valueOf(was), valueOf(is)] : [];
  if (before === undefined || now === undefined)
    return [isPicture(path) ? replacedPicture(path, after) : placeOf(path, [], after)];
  const figures = valueIn("content/figures.yaml", after);
  const { data: definitions = {} } = figureDefinitions.safeParse(figures);
  const changes = withoutFollowing(changesBetween(before, now), now, definitions).filter(
    // They come with the photograph.
    ({ at }) => !(replaced.has(String(at.at(-2))) && comesWithPicture.has(at.at(-1))),
  );
  const lists = isMoved ? undefined : ordersWith(path, changes);
  if (lists) {
    return lists.map((list) => ({
      name: titleOfOrder(list, after),
      href: fieldAddress(list, []),
      ...affectedPages(list, [], after),
    }));
  }
  const names = pictureLabels(
    path === "content/pictures.yaml" ? placesOfPictures(after) : placesIn(inContent(path), now),
  );
  return changes.map((change) => ({
    ...placeOf(path, change.at, after),
    ...(change.after === undefined ? { href: fieldAddress(inContent(path), []) } : {}),
    words: describeChange(change, { ...figures, ...names }, Number.POSITIVE_INFINITY),
  }));
}

/** A replaced picture by the first place that shows it. */
function replacedPicture(path: string, content: ContentFiles): SavedChange {
  const place = placesOfPictures(content).find(({ picture }) => picture === pictureName(path));
  const pages = affectedPages(path, [], content);
  if (!place) return { name: pictureTitle(path), words: "replaced", ...pages };
  return { ...placeOf(place.path, place.at, content), ...pages, words: `photograph for “${place.label}” replaced` };
}

/** The places of pictures in all files. */
function placesOfPictures(content: ContentFiles) {
  const texts = content.paths.filter((path) => path.endsWith(".yaml"));
  return texts.flatMap((path) =>
    placesIn(inContent(path), valueOf(content.read(path) ?? "")).map((place) => ({ ...place, path })),
  );
}

/**
 * The lists in which a file's place has changed, if nothing else has: `order/categories`, `order/home` or `order/wallPanels`, like the
 * addresses of their screens. Undefined if something else has changed.
 */
function ordersWith(path: string, changes: readonly Change[]): string[] | undefined {
  const [, folder, category] = /^content\/(categories|products)\/(?:(\w+)\/)?\w+\.yaml$/.exec(path) ?? [];
  const places = changes.map(({ at }) => at.join("."));
  if (!folder || places.length === 0 || !places.every((place) => /^(home\.)?order$/.test(place))) return undefined;
  return places.map((place) => (place === "order" ? `order/${category ?? "categories"}` : "order/home"));
}

/** `Order of the categories`, `Order in Wall Panels` */
function titleOfOrder(list: string, content: ContentFiles): string {
  const name = list.replace("order/", "");
  if (name === "categories") return "Order of the categories";
  return name === "home" ? "Order on the home page" : `Order in ${nameOf(`content/categories/${name}.yaml`, content)}`;
}

/** The label of a field, the address of its form, and the pages that show it. */
function placeOf(path: string, at: readonly (string | number)[], content: ContentFiles): Omit<SavedChange, "words"> {
  const name = nameOf(path, content);
  const href = schemaOf(inContent(path)) === undefined ? {} : { href: fieldAddress(inContent(path), at) };
  return { name, ...href, ...affectedPages(path, at, content) };
}

/** The title of a file: `PET Panel`, `Picture “pet panel hero”`, `iso-354.pdf`. */
function nameOf(path: string, content: ContentFiles): string {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (path.startsWith("imagery/")) return pictureTitle(path);
  return isText(path) ? titleOf(inContent(path), valueIn(path, content)) : name;
}

/** Reads the content in a folder. For binary files, and files without a kept copy, only their existence is known. */
function contentOf({ folder, inputs: { files } }: SiteFiles): ContentFiles {
  return {
    paths: Object.keys(files).filter((path) => isContent.test(path)),
    read(path) {
      if (files[path] === undefined) return undefined;
      const file = join(folder, path);
      return isText(path) && existsSync(file) ? readFileSync(file, "utf8") : "";
    },
  };
}

function productFile(id: string): string {
  return `content/products/${id}.yaml`;
}

function inContent(path: string): string {
  return path.replace("content/", "");
}

function isPicture(path: string): boolean {
  return path.startsWith("imagery/");
}

/** `felt-hall` for `imagery/masters/felt-hall.webp` */
function pictureName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1).replace(/\.\w+$/, "");
}

function isText(path: string): boolean {
  return /\.(?:yaml|csv)$/.test(path);
}
