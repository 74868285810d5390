import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import type { ChangedPage, Comparison } from "./messages.ts";
import { pageChanges } from "./page-changes.ts";
import { wordsOf } from "./page-words.ts";

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
  const pagesOf = (files: Map<string, string>) => new Map([...files].filter(([path]) => path.endsWith(".html")));
  const [pagesBefore, pagesAfter] = [pagesOf(before), pagesOf(after)];
  const named = (pages: Map<string, string>, than: Map<string, string>) =>
    [...pages]
      .filter(([path]) => !than.has(path))
      .map(([path, file]) => ({ address: addressOf(path), title: wordsOf(textOf(file)).title }));
  const changed: ChangedPage[] = [];
  let otherwiseChanged = 0;
  for (const [path, file] of pagesAfter) {
    const former = pagesBefore.get(path);
    if (former === undefined) continue;
    const [one, other] = [textOf(former), textOf(file)];
    if (one === other) continue;
    const [was, is] = [wordsOf(one), wordsOf(other)];
    const difference = pageChanges(was, is);
    if (difference) changed.push({ address: addressOf(path), title: is.title, ...difference });
    else if (withoutHashes(one) !== withoutHashes(other)) otherwiseChanged += 1;
  }
  return {
    added: named(pagesAfter, pagesBefore),
    removed: named(pagesBefore, pagesAfter),
    ...gathered(changed),
    otherwiseChanged,
    files: changedFiles(before, after),
  };
}

/** A sentence that changes on so many pages is told once: the date of a price list, the size of a catalogue. */
const many = 12;

/** The pages with what is their own, and what many of them share. */
function gathered(pages: readonly ChangedPage[]): Pick<Comparison, "changed" | "common"> {
  const numbers = new Map<string, number>();
  for (const said of pages.flatMap(allOf)) numbers.set(said, (numbers.get(said) ?? 0) + 1);
  const isShared = (said: string) => (numbers.get(said) ?? 0) >= many;
  const partsWhere = (isTold: (said: string) => boolean) => (page: ChangedPage) => ({
    ...page,
    changes: page.changes.filter(isTold),
    before: page.before.filter(isTold),
    after: page.after.filter(isTold),
  });
  const shared = pages.map(partsWhere(isShared)).filter((page) => allOf(page).length > 0);
  const sharedIn = (part: "changes" | "before" | "after") => [...new Set(shared.flatMap((page) => page[part]))];
  return {
    changed: pages.map(partsWhere((said) => !isShared(said))).filter((page) => allOf(page).length > 0),
    common: {
      pages: shared.length,
      changes: sharedIn("changes"),
      before: sharedIn("before"),
      after: sharedIn("after"),
    },
  };
}

/** Everything that is told of a page. */
function allOf({ changes, before, after }: ChangedPage): string[] {
  return [...changes, ...before, ...after];
}

/** In one sentence, for the list of versions. */
export function comparisonInWords({ added, removed, changed, common, otherwiseChanged, files }: Comparison): string {
  const count = (number: number, what: string) => `${number} ${what}${number === 1 ? "" : "s"}`;
  const names = changed.slice(0, 3).map(({ title }) => title);
  const more = changed.length - names.length;
  const list = more > 0 ? `${names.join(", ")} and ${more} more` : names.join(", ");
  const parts = [
    changed.length > 0 ? `${count(changed.length, "page")} changed: ${list}` : "",
    common.pages > 0 ? `the same sentences on ${common.pages} pages` : "",
    added.length > 0 ? `${count(added.length, "page")} added` : "",
    removed.length > 0 ? `${count(removed.length, "page")} removed` : "",
    otherwiseChanged > 0 ? `${count(otherwiseChanged, "page")} with other pictures or looks` : "",
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
function addressOf(path: string): string {
  return `/${path.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
}
