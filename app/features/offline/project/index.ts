import { bytesIn, keepFile, keepPage, pagesIn, projectCache } from "../kept-pages.ts";

/** What is kept of a project. */
export interface KeptProject {
  /** The paths of its pages. */
  pages: string[];
  bytes: number;
}

/** Whether this browser can keep pages for use without a network. It cannot in some private windows, or without HTTPS. */
export function canKeepPages(): boolean {
  return import.meta.env.OFFLINE && "serviceWorker" in navigator && "caches" in window;
}

/** What is kept now; undefined if nothing is. */
export async function keptProject(): Promise<KeptProject | undefined> {
  if (!(await caches.has(projectCache))) return undefined;
  const cache = await caches.open(projectCache);
  return { pages: await pagesIn(cache), bytes: await bytesIn(cache) };
}

/**
 * Keeps pages with their pictures, and files, in place of what was kept before.
 * @param onProgress called after each page and file with their number so far
 * @throws if one of them cannot be loaded; what was loaded until then is kept
 */
export async function keepProject(
  pages: readonly string[],
  files: readonly string[],
  onProgress: (count: number) => void,
): Promise<KeptProject> {
  await removeProject();
  // Otherwise the browser may remove it when it needs space.
  await navigator.storage?.persist?.();
  const cache = await caches.open(projectCache);
  let count = 0;
  for (const path of pages) {
    await keepPage(cache, path);
    for (const picture of await picturesOf(path)) await keepFile(cache, picture);
    onProgress((count += 1));
  }
  for (const path of files) {
    await keepFile(cache, path, "default");
    onProgress((count += 1));
  }
  return { pages: await pagesIn(cache), bytes: await bytesIn(cache) };
}

/** Removes everything that was kept of a project. */
export async function removeProject(): Promise<void> {
  await caches.delete(projectCache);
}

/** The pictures of a page, in the sizes that this browser would show. */
async function picturesOf(path: string): Promise<string[]> {
  const html = await (await fetch(path, { cache: "force-cache" })).text();
  // Without the head, whose style sheet the policy of this page does not allow.
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const page = new DOMParser().parseFromString(main, "text/html");
  const shown = [...page.querySelectorAll("picture, img:not(picture img)")].map(async (element) => {
    const copy = document.importNode(element, true);
    const image = copy instanceof HTMLImageElement ? copy : copy.querySelector("img");
    if (!image) return "";
    image.loading = "eager";
    await image.decode().catch(() => {});
    return image.currentSrc;
  });
  const addresses = (await Promise.all(shown)).filter((address) => address.startsWith(location.origin));
  return [...new Set(addresses.map((address) => new URL(address).pathname))];
}
