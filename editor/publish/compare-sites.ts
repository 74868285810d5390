import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { readFormerPages } from "./former-pages.ts";
import type { ChangedPage, Comparison, NamedPage } from "./messages.ts";
import { pageChanges } from "./page-changes.ts";
import { wordsOf } from "./page-words.ts";
import { searchChanges } from "./search-changes.ts";
import { withSharedChanges } from "./shared-changes.ts";

/** Folders whose file names change with their content. */
const hashed = /^(static|pictures|fonts)\//;
/** What visitors download, or read in another program. */
const offered = /\.(pdf|dxf|glb|ies|ldt|ifc|rfa|csv|json|docx|zip)$/;
/** Names of files that change with every build. */
const hashInName = /[.-][0-9a-zA-Z_-]{8}(?=\.(?:js|css|avif|webp|jpg|png|woff2)\b)/g;

/**
 * What visitors would find changed if one built site took the place of another.
 * @param online the folder of the files that visitors get now; undefined if there is none
 * @param next the folder of those that they would get
 */
export function compareSites(online: string | undefined, next: string): Comparison {
  const before = online === undefined ? new Map<string, string>() : filesIn(online);
  const after = filesIn(next);
  const [pagesBefore, pagesAfter] = [pagesIn(before), pagesIn(after)];
  const { moved, withdrawn } = newlyFormer(online, next, { pagesBefore, pagesAfter });
  const told = new Set([...moved.flatMap(({ address, from }) => [address, from]), ...withdrawn.map(addressOf)]);
  const named = (pages: Pages, than: Pages) =>
    [...pages.keys()]
      .filter((address) => !than.has(address) && !told.has(address))
      .map((address) => namedPage(address, pages));
  const changed: ChangedPage[] = [];
  let otherwiseChanged = 0;
  for (const [address, file] of pagesAfter) {
    const former = pagesBefore.get(address);
    if (former === undefined || told.has(address)) continue;
    const [one, other] = [textOf(former), textOf(file)];
    if (one === other) continue;
    const [was, is] = [wordsOf(one), wordsOf(other)];
    const difference = pageChanges(was, is);
    if (difference) changed.push({ ...namedPage(address, pagesAfter), ...difference });
    else if (withoutHashes(one) !== withoutHashes(other)) otherwiseChanged += 1;
  }
  const search = online === undefined ? undefined : searchChanges(online, next);
  return {
    added: named(pagesAfter, pagesBefore),
    removed: named(pagesBefore, pagesAfter),
    withdrawn,
    moved,
    ...withSharedChanges(changed),
    otherwiseChanged,
    files: changedFiles(before, after),
    ...(search ? { search } : {}),
  };
}

/** Pages whose headings do not say what they are. */
const wellKnown: Readonly<Record<string, string>> = { "/": "Home page", "/404": "Page for unknown addresses" };

/** The files of the pages by their addresses. */
type Pages = ReadonlyMap<string, string>;

function pagesIn(files: ReadonlyMap<string, string>): Pages {
  return new Map(
    [...files].filter(([path]) => path.endsWith(".html")).map(([path, file]) => [addressIn(path), file] as const),
  );
}

/** What has moved, and what is no longer offered, since the version that is online. */
function newlyFormer(
  online: string | undefined,
  next: string,
  { pagesBefore, pagesAfter }: { pagesBefore: Pages; pagesAfter: Pages },
): Pick<Comparison, "moved" | "withdrawn"> {
  const [was, is] = [readFormerPages(online), readFormerPages(next)];
  const isNew = (address: string) => pagesBefore.has(address) && !(address in was.moved);
  return {
    moved: Object.entries(is.moved)
      .filter(([from, to]) => isNew(from) && pagesAfter.has(to) && !pagesBefore.has(to))
      .map(([from, to]) => ({ ...namedPage(to, pagesAfter), from })),
    withdrawn: is.withdrawn
      .filter((address) => isNew(address) && !was.withdrawn.includes(address))
      .map((address) => namedPage(address, pagesBefore)),
  };
}

function namedPage(address: string, pages: Pages): NamedPage {
  const known = wellKnown[address];
  const file = pages.get(address);
  if (known !== undefined || file === undefined) return { address, title: known ?? address };
  const { heading, title } = wordsOf(textOf(file));
  return { address, title: heading ?? title };
}

function addressOf({ address }: NamedPage): string {
  return address;
}

/** In one sentence, for the list of versions. */
export function comparisonInWords(comparison: Comparison): string {
  const { added, removed, withdrawn, moved, changed, shared, otherwiseChanged, files, search } = comparison;
  const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
  const withNames = (pages: readonly NamedPage[], what: (number: string) => string) => {
    const names = pages.slice(0, 3).map(({ title }) => title);
    const more = pages.length - names.length;
    const list = more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
    return pages.length > 0 ? `${what(count(pages.length, "page"))}: ${list}` : "";
  };
  const sharing = new Set(shared.flatMap(({ pages }) => pages.map(addressOf))).size;
  const parts = [
    withNames(added, (pages) => pages.replace(" ", " new ")),
    withNames(withdrawn, (pages) => `${pages} withdrawn`),
    withNames(moved, (pages) => `${pages} moved`),
    withNames(removed, (pages) => `${pages} removed`),
    withNames(changed, (pages) => `${pages} changed`),
    sharing > 0 ? `the same change on ${sharing} pages` : "",
    otherwiseChanged > 0 ? `${count(otherwiseChanged, "page")} with other pictures or looks` : "",
    search ? "other words in the search" : "",
    files.length > 0 ? `${count(files.length, "file")} to download` : "",
  ].filter(Boolean);
  return parts.length > 0 ? parts.join("; ") : "Nothing that visitors see.";
}

function changedFiles(before: Map<string, string>, after: Map<string, string>): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter((path) => offered.test(path));
  return paths.filter((path) => !isSame(before.get(path), after.get(path))).toSorted();
}

function isSame(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  const [a, b] = [statSync(one), statSync(other)];
  if (a.ino === b.ino && a.dev === b.dev) return true;
  return a.size === b.size && digestOf(one) === digestOf(other);
}

function digestOf(file: string): string {
  return createHash("sha256").update(readFileSync(file)).digest("hex");
}

/** By their paths in the folder, without what is compressed or has its content in its name. */
function filesIn(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files
      .map((file) => [relative(folder, file).replaceAll("\\", "/"), file] as const)
      .filter(([path]) => !hashed.test(path) && !/\.(br|gz)$/.test(path))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function textOf(file: string): string {
  return readFileSync(file, "utf8");
}

function withoutHashes(html: string): string {
  return html.replaceAll(hashInName, "").replaceAll(/<script\b[\s\S]*?<\/script>/g, "");
}

/** `contact/index.html` as `/contact`. */
function addressIn(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
}
