import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { addPlugins, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import { isHindi } from "#content/page-registry.ts";
import {
  cacheNames,
  keepFile,
  keepPage,
  keptPage,
  packed,
  pagesIn,
  projectCache,
  toolsCache,
  visitedCache,
  withContent,
} from "./kept-pages.ts";
import type { InstallEvent, Worker } from "./worker-types.ts";

declare const self: Worker;

/** What is in the middle of `/offline`, and replaced by the list of what is kept. */
const emptyList = '<ul class="kept-pages"></ul>';
const offlinePath = "/offline";

/** Names with a hash of the content. */
const hashedFolders = ["/static/", "/pictures/", "/fonts/"];

const precached = import.meta.env.PRECACHED;
setCacheNameDetails({ prefix: "", precache: toolsCache, suffix: "" });
addPlugins([
  {
    async cacheWillUpdate({ response }) {
      if (!response.ok) return null;
      return response.headers.get("content-type")?.startsWith("text/html") ? packed(response) : response;
    },
  },
]);
precache(precached);
void self.skipWaiting();
clientsClaim();

// Pages come from the network whenever it is available, so that nobody online sees an old copy.
const fromNetwork = new NetworkOnly({
  plugins: [{ handlerDidError: ({ request }) => withoutNetwork(request) }],
});
registerRoute(({ request, url }) => request.mode === "navigate" || isDocument(url.pathname), fromNetwork);
registerRoute(
  ({ url }) => url.origin === location.origin && hashedFolders.some((folder) => url.pathname.startsWith(folder)),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);

self.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([renewKeptPages(), bypassWorker(event)]));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeFormerCaches());
});

/** Removes the caches of former versions of this program, whose content it cannot read. */
async function removeFormerCaches(): Promise<void> {
  const former = (await caches.keys()).filter((name) => !cacheNames.includes(name));
  await Promise.all(former.map((name) => caches.delete(name)));
}

/** Renews the kept pages, because the scripts of the last version are removed, and the documents of the project. */
async function renewKeptPages(): Promise<void> {
  for (const name of [visitedCache, projectCache]) {
    if (!(await caches.has(name))) continue;
    const cache = await caches.open(name);
    for (const path of (await pagesIn(cache)).toReversed())
      await keepPage(cache, path, "no-cache").catch(() => undefined);
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    for (const path of paths.filter(isDocument)) await keepFile(cache, path, "default").catch(() => undefined);
  }
}

/** Data sheets, drawings and specification texts. */
function isDocument(path: string): boolean {
  return path.startsWith("/documents/");
}

/**
 * Starts the requests for pages without waiting for the worker. In Chromium, files that never change do not reach
 * the worker, and other requests neither.
 */
async function bypassWorker(event: InstallEvent): Promise<void> {
  if (!event.addRoutes) return self.registration.navigationPreload?.enable();
  await event.addRoutes([
    { condition: { requestMode: "navigate", requestMethod: "GET" }, source: "race-network-and-fetch-handler" },
    { condition: { or: hashedFolders.map((folder) => ({ urlPattern: `${folder}*` })) }, source: "cache" },
    { condition: { not: { urlPattern: "/documents/*" } }, source: "network" },
  ]);
}

/** The kept page or document at an address, or the page that says that it is not kept. */
async function withoutNetwork({ url, mode }: Request): Promise<Response | undefined> {
  const { pathname } = new URL(url);
  return (await keptPage(pathname)) ?? (mode === "navigate" ? offlinePage() : undefined);
}

/** The page at `/offline`, with links to what is kept. */
async function offlinePage(): Promise<Response | undefined> {
  const page = await keptPage(offlinePath);
  if (!page) return undefined;
  const items = await Promise.all((await keptPaths()).map(async (path) => linkTo(path, await titleOf(path))));
  const html = (await page.text()).replace(emptyList, emptyList.replace("><", `>${items.join("")}<`));
  return withContent(page, new Blob([html]));
}

async function keptPaths(): Promise<string[]> {
  const visited = await Promise.all([visitedCache, projectCache].map(async (name) => pagesIn(await caches.open(name))));
  const tools = precached.map(({ url }) => url).filter((url) => !url.includes(".") && url !== offlinePath);
  return [...new Set([...visited.flat(), ...tools])];
}

/** The title in a document, which is already escaped, without the name of the company. */
async function titleOf(path: string): Promise<string> {
  const html = await (await keptPage(path))?.text();
  return /<title>(.*?)(?: \| .*?)?<\/title>/.exec(html ?? "")?.[1] ?? path;
}

function linkTo(path: string, title: string): string {
  return `<li><a href="${path}"${isHindi(path) ? ' lang="hi" hreflang="hi"' : ""}>${title}</a></li>`;
}
