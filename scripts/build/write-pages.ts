import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { catalogue } from "#content/catalogue.ts";
import { prerenderedPaths } from "#content/paths.ts";
import { formerAddressesFile, type FormerAddresses } from "#server/pages/former-addresses.ts";
import { sourcesFile } from "#server/pages/content-security-policy.ts";
import { sourcesOf } from "./content-security.ts";
import { configurations, movedPage } from "./former-addresses.ts";
import { separateIslandData } from "./island-data.ts";

/**
 * Renders every page into the folder of a built site, with its own code: the pages of the catalogue, the files for search engines,
 * `404.html` for every unknown address, and a page for each product that has moved or is no longer offered. A separate program,
 * because the code has to be imported with NODE_ENV=production. Its argument is the folder.
 */
const [, , buildFolder = "build"] = process.argv;
const siteFolder = join(buildFolder, "client");
const build = (await import(pathToFileURL(join(buildFolder, "server/index.js")).href)) as ServerBuild;
const handle = createRequestHandler(build, "production");
const { moved, withdrawn } = catalogue().formerAddresses;

const paths = prerenderedPaths();
/** The documents that have been written, by their addresses. */
const pages = new Map<string, string>();
for (const path of paths) await write(path, await render(path, 200));
await write("/404.html", await render("/404.html", 404));
for (const { path } of withdrawn) await write(path, await render(path, 410));
for (const { from, to } of moved) await write(from, movedPage(to));
await writeInto(buildFolder, sourcesFile, JSON.stringify(sourcesOf(pages)));

const former: FormerAddresses = {
  moved: Object.fromEntries(moved.map(({ from, to }) => [from, to])),
  withdrawn: withdrawn.map(({ path }) => path),
};
await writeInto(buildFolder, formerAddressesFile, JSON.stringify(former));
for (const [name, text] of Object.entries(configurations(former))) {
  await writeInto(join(buildFolder, "former-addresses"), name, text);
}
console.log(
  `Pages: ${paths.length} and one for unknown addresses written, with ${moved.length} moved and ${withdrawn.length} withdrawn products.`,
);

/** @throws {Error} if the answer has another status: then the page could not be rendered, and the reason has been printed */
async function render(path: string, status: number): Promise<string> {
  const request = new AbortController();
  const response = await handle(new Request(new URL(path, "http://localhost"), { signal: request.signal }));
  if (response.status !== status) throw new Error(`${path} answered ${response.status} instead of ${status}.`);
  const text = await response.text();
  // Otherwise the router's timer for the data that this site leaves out would keep the program for five seconds.
  request.abort();
  return text;
}

/** Writes a page with the data of its islands, or a file for search engines. `/about` is a folder with a page, `/robots.txt` a file. */
async function write(path: string, text: string): Promise<void> {
  const file = path.includes(".") ? path : `${path}/index.html`;
  if (!file.endsWith(".html")) return writeInto(siteFolder, file, text);
  const { html, files } = separateIslandData(text);
  for (const [address, data] of files) await writeInto(siteFolder, address, data);
  pages.set(path, html);
  return writeInto(siteFolder, file, html);
}

async function writeInto(folder: string, name: string, text: string): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
