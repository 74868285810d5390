import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { sitePages } from "#content/page-registry.ts";
import { readOfflineUse } from "#content/read-parts.ts";
import { workerCode } from "./code-settings.ts";

/**
 * Writes the service worker, `sw.js`, into the `client` folder of a complete site: with the list of what it keeps from the start, or, if
 * offline use is disabled, one that removes the earlier one. A separate program, because Vite must be imported with NODE_ENV=production.
 * Argument: the folder.
 */
const [, , buildFolder = "build"] = process.argv;
const siteFolder = join(buildFolder, "client");

/** The pages that work without a network before they have been opened. */
const pages = [
  sitePages.offline,
  // The installed site starts with it.
  sitePages.home,
  // Where the results of a search are shown.
  sitePages.product,
  sitePages.shortlist,
  sitePages.compare,
  sitePages.room,
  sitePages.seats,
  sitePages.contact,
];

const namedData = /\/static\/data\/[\w.-]+/g;

const isUsed = readOfflineUse();
const precached = isUsed ? await precachedFiles() : [];
await build(workerCode(siteFolder, isUsed ? "service-worker" : "removed-worker", precached));

async function precachedFiles(): Promise<{ url: string; revision: string | null }[]> {
  const documents = await Promise.all(
    pages.map(async ({ path }) => ({ path, html: await readFile(join(siteFolder, path, "index.html"), "utf8") })),
  );
  const named = new Set(documents.flatMap(({ html }) => html.match(namedData) ?? []));
  const others = await Promise.all(["/static/js", "/static/css", "/static/search", "/fonts"].map(filesIn));
  return [
    ...documents.map(({ path, html }) => ({ url: path, revision: createHash("sha256").update(html).digest("hex") })),
    // Their names contain a hash of the content.
    ...[...others.flat(), ...named].toSorted().map((url) => ({ url, revision: null })),
  ];
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(join(siteFolder, folder));
  // Only a page in Hindi has its font, and only the schedule of a project needs the large library for PDFs.
  const isKept = (name: string) => /\.(js|css|json|woff2)$/.test(name) && !/^(?:hindi|pdfmake)\b/.test(name);
  return names.filter(isKept).map((name) => `${folder}/${name}`);
}
