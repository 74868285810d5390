import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, type ServerBuild } from "react-router";
import { catalogue } from "#content/catalogue.ts";
import { formerAddressesFile, type FormerAddresses } from "#server/pages/former-addresses.ts";
import { finishPages } from "./finish-pages.ts";
import { configurations, movedPage } from "./former-addresses.ts";

/**
 * Writes the pages for addresses where nothing is, or nothing any more: `404.html` for every unknown address, and a page for
 * each product that has moved or is no longer offered, for the site's own server and for static hosts. A separate program,
 * because the built site has to be imported with NODE_ENV=production. Its argument is the folder of the built site.
 */
const [, , buildFolder = "build"] = process.argv;
const build = (await import(pathToFileURL(join(buildFolder, "server/index.js")).href)) as ServerBuild;
const handle = createRequestHandler(build, "production");
const { moved, withdrawn } = catalogue().formerAddresses;

await writePage("404.html", await render("/404.html", 404));
for (const { path } of withdrawn) await writePage(`${path}/index.html`, await render(path, 410));
for (const { from, to } of moved) await writePage(`${from}/index.html`, movedPage(to));

const former: FormerAddresses = {
  moved: Object.fromEntries(moved.map(({ from, to }) => [from, to])),
  withdrawn: withdrawn.map(({ path }) => path),
};
await writeFile(join(buildFolder, formerAddressesFile), JSON.stringify(former));
for (const [name, text] of Object.entries(configurations(former))) {
  const file = join(buildFolder, "former-addresses", name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
await finishPages(buildFolder);
console.log(
  `Pages for unknown addresses: ready, with ${moved.length} moved and ${withdrawn.length} withdrawn products.`,
);

async function render(path: string, status: number): Promise<string> {
  const request = new AbortController();
  const response = await handle(new Request(new URL(path, "http://localhost"), { signal: request.signal }));
  if (response.status !== status) throw new Error(`${path} answered ${response.status} instead of ${status}.`);
  const html = await response.text();
  // Otherwise the router's timer for the data that this site leaves out would keep the program for five seconds.
  request.abort();
  return html;
}

async function writePage(name: string, html: string): Promise<void> {
  const file = join(buildFolder, "client", name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}
