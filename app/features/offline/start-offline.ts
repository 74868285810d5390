import { whenShown } from "#app/boot/page-shown.ts";
import { keepFile, keepPage, pagesIn, picturesCache, toolsCache, trimVisited, visitedCache } from "./kept-pages.ts";

/** How long to wait for the browser to become idle. */
const idleTimeoutMs = 2000;
/** Fewer than are kept, so that pages which made room for later ones are not kept again. */
const mostMissed = 5;

// Installs the service worker, and keeps the pages of this visit with the pictures that are shown. Does nothing if the visitor saves
// data, in a frame, and in browsers that keep nothing. A program rather than a function, so that the page's first script
// needs few bytes to start it.
startOfflineUse();

function startOfflineUse(): void {
  const { saveData = false, effectiveType = "4g" } = navigator.connection ?? {};
  if (!navigator.serviceWorker || saveData || effectiveType.endsWith("2g") || window !== top) return;
  // The page works online without it.
  whenShown(() => void install().catch(() => {}));
}

async function install(): Promise<void> {
  await idle();
  await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  await navigator.serviceWorker.ready;
  addManifest();
  const cache = await caches.open(visitedCache);
  const [tools, kept] = [await pagesIn(await caches.open(toolsCache)), await pagesIn(cache)];
  // A visitor who moves on quickly leaves a page before it is kept.
  const missed = [...openedPaths()].slice(-mostMissed).filter((path) => !kept.includes(path));
  const visited = [...new Set([...missed, location.pathname])].filter((path) => !tools.includes(path));
  // The browser's own copies are the pages that were shown.
  for (const path of visited) await keepPage(cache, path, "force-cache").catch(() => undefined);
  await trimVisited(cache);
  keepPictures(await caches.open(picturesCache));
}

/** The different pages of the site in the history of this tab; none if the browser does not say. */
function openedPaths(): Set<string> {
  return new Set(window.navigation?.entries().flatMap(({ url }) => (url ? new URL(url).pathname : [])));
}

function idle(): Promise<unknown> {
  return new Promise((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: idleTimeoutMs }) : setTimeout(resolve),
  );
}

/** Here rather than in the documents, so that only a page that can be installed asks for the manifest. */
function addManifest(): void {
  const link = Object.assign(document.createElement("link"), { rel: "manifest", href: "/site.webmanifest" });
  document.head.append(link);
}

/** Keeps each picture of the page once it has loaded. */
function keepPictures(cache: Cache): void {
  let work: Promise<unknown> = Promise.resolve();
  const observer = new PerformanceObserver((list) => {
    const loaded = list.getEntriesByType("resource") as PerformanceResourceTiming[];
    const pictures = loaded.flatMap(({ name, initiatorType }) => {
      const { origin, pathname } = new URL(name);
      // What is requested to be kept is reported too.
      const isShown = initiatorType !== "fetch" && origin === location.origin && pathname.startsWith("/pictures/");
      return isShown ? [pathname] : [];
    });
    work = work
      .then(() => Promise.all(pictures.map(async (path) => (await cache.match(path)) ?? keepFile(cache, path))))
      .then(() => trimVisited(cache))
      .catch(() => undefined);
  });
  observer.observe({ type: "resource", buffered: true });
}
