// What is kept for use without a network. The page and the service worker share this file.

/** The tools and the other pages that are kept from the start, with all scripts and style sheets. Workbox fills it. */
export const toolsCache = "tools";

/** The pages that the visitor has opened, without those. */
export const visitedCache = "visited-pages";

/** The pictures that they have shown. */
export const picturesCache = "visited-pictures";

/** The pages and documents of a project that the visitor keeps offline. */
export const projectCache = "project";

export const cacheNames: readonly string[] = [toolsCache, visitedCache, picturesCache, projectCache];

/** The most that either of these holds. With the tools, and the compiled scripts that Chromium adds, everything stays below 3 MB. */
const mostVisitedBytes = 200_000;

/** The data that a document names. Its scripts and style sheets are kept with the service worker. */
const namedData = /\/static\/data\/[\w.-]+/g;

/**
 * Keeps a page with its data, or removes it if it no longer exists.
 * @param from whether the browser's own copy may be used
 * @throws if it cannot be loaded
 */
export async function keepPage(cache: Cache, path: string, from: RequestCache = "default"): Promise<void> {
  const response = await fetch(path, { cache: from });
  if (isGone(response) || response.redirected) return void (await cache.delete(path));
  expectLoaded(response);
  const html = await response.clone().text();
  await Promise.all([...new Set(html.match(namedData))].map((file) => keepFile(cache, file)));
  await keep(cache, path, await packed(response));
}

/** A page with its content compressed. Caches would store it uncompressed. */
export async function packed(page: Response): Promise<Response> {
  const content = page.body?.pipeThrough(new CompressionStream("gzip"));
  return withContent(page, await new Response(content ?? null).blob());
}

/** Keeps a file, or removes it if it no longer exists. @throws if it cannot be loaded */
export async function keepFile(cache: Cache, address: string, from: RequestCache = "force-cache"): Promise<void> {
  const response = await fetch(address, { cache: from });
  if (isGone(response)) return void (await cache.delete(address));
  expectLoaded(response);
  await keep(cache, address, withContent(response, await response.blob()));
}

function expectLoaded({ ok, status, url }: Response): void {
  if (!ok) throw new Error(`The request for ${url} returned ${status}.`);
}

/** Whether an address no longer exists. Other failures may pass. */
function isGone({ status }: Response): boolean {
  return status === 404 || status === 410;
}

/** A kept page, as the server sent it. */
export async function keptPage(path: string): Promise<Response | undefined> {
  // Workbox adds the version of a tool to its address.
  const options = { ignoreSearch: true, ignoreVary: true };
  const kept = (await caches.match(path, { ...options, cacheName: toolsCache })) ?? (await caches.match(path, options));
  if (!kept?.headers.get("content-type")?.startsWith("text/html")) return kept;
  const html = await new Response(kept.body?.pipeThrough(new DecompressionStream("gzip")) ?? null).blob();
  // Sent whole, because Chromium sometimes aborts a streamed document after a prerender that failed.
  return withContent(kept, html);
}

/** The paths of the pages in a cache, the latest first. */
export async function pagesIn(cache: Cache): Promise<string[]> {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname).toReversed();
  return paths.filter((path) => !/\.\w+$/.test(path));
}

/** The bytes of everything in a cache. */
export async function bytesIn(cache: Cache): Promise<number> {
  const responses = await cache.matchAll();
  return responses.reduce((sum, { headers }) => sum + Number(headers.get("content-length")), 0);
}

/** Removes what was kept longest ago from a cache of visited pages or their pictures, until the rest is small enough. */
export async function trimVisited(cache: Cache): Promise<void> {
  let excess = (await bytesIn(cache)) - mostVisitedBytes;
  for (const request of await cache.keys()) {
    if (excess <= 0) return;
    excess -= Number((await cache.match(request, { ignoreVary: true }))?.headers.get("content-length"));
    await cache.delete(request);
  }
}

/** Caches list their entries in the order in which they were added, so an entry that is kept again becomes the latest. */
async function keep(cache: Cache, address: string, response: Response): Promise<void> {
  await cache.delete(address);
  await cache.put(address, response);
}

/** A response with other content, whole, and the headers of the given one. */
export function withContent({ headers: given }: Response, content: Blob): Response {
  const headers = new Headers(given);
  headers.delete("content-encoding");
  headers.set("content-length", String(content.size));
  return new Response(content, { headers });
}
