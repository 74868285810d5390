import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { catalogue } from "#content/catalogue.ts";
import { prerenderedPaths } from "#content/paths.ts";
import { formerAddressesFile, type FormerAddresses } from "#server/pages/site-addresses.ts";
import type { SiteBuild } from "#server/pages/site-build.ts";
import { hashTrusted, sourcesFile, type PrerenderedSources } from "#server/pages/content-security-policy.ts";
import type { SiteInWords } from "#server/pages/rendering/renderer-messages.ts";
import { descriptionFile } from "#server/pages/site.ts";
import { frameOriginsIn } from "./frame-origins.ts";
import { configurations, movedPage } from "./moved-pages.ts";
import { separateIslandData } from "./island-data.ts";

/**
 * Renders every page of a built site with its own code: the catalogue, the files for search engines, `404.html` for unknown addresses, and
 * a page for each moved or withdrawn product. A separate program, because the code must be imported with NODE_ENV=production. Argument: the
 * folder.
 */
const [, , buildFolder = "build"] = process.argv;
const siteFolder = join(buildFolder, "client");
const code = (await import(
  pathToFileURL(join(buildFolder, "server/index.js")).href
)) as typeof import("#app/entry.server.tsx");
const build: SiteBuild = code;
const { moved, withdrawn } = catalogue().formerAddresses;

const paths = prerenderedPaths();
/** Unknown to the content, so that the policy trusts only scripts and styles written by the application. */
const nonce = randomBytes(18).toString("base64url");
const sources: PrerenderedSources = { frameOrigins: [], inline: {} };
for (const path of paths) await write(path, await render(path, 200));
await write("/404.html", await render("/404.html", 404));
for (const { path } of withdrawn) await write(path, await render(path, 410));
for (const { from, to } of moved) await write(from, movedPage(to));
await writeInto(buildFolder, sourcesFile, JSON.stringify(sources));
const { emailServiceOrigin, retentionDays, queryParameters, describeContactForm } = build;
const description: SiteInWords = {
  emailServiceOrigin,
  retentionDays,
  queryParameters,
  contactForm: describeContactForm(),
};
await writeInto(buildFolder, descriptionFile, JSON.stringify(description));

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

/** @throws {Error} if the response has another status: rendering failed, and the reason has been printed */
async function render(path: string, status: number): Promise<string> {
  const response = await build.renderPage({ url: new URL(path, "http://localhost"), nonce, onError: console.error });
  if (response.status !== status) throw new Error(`${path} answered ${response.status} instead of ${status}.`);
  return response.text();
}

/** Writes a page and the data of its islands, or a file for search engines. `/about` becomes a folder with a page, `/robots.txt` a file. */
async function write(path: string, text: string): Promise<void> {
  const file = path.includes(".") ? path : `${path}/index.html`;
  if (!file.endsWith(".html")) return writeInto(siteFolder, file, text);
  const trusted = hashTrusted(text, nonce);
  const { html, files } = separateIslandData(trusted.html);
  for (const [address, data] of files) await writeInto(siteFolder, address, data);
  sources.inline[path] = trusted.inline;
  sources.frameOrigins = [...new Set([...sources.frameOrigins, ...frameOriginsIn(html)])];
  return writeInto(siteFolder, file, html);
}

async function writeInto(folder: string, name: string, text: string): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
