import { prepareNextPage } from "./boot/prepare-next-page.ts";
import { whenShown } from "./boot/page-shown.ts";
import { startOlderBrowser } from "./boot/older-browsers.ts";
import type { RecordedChanges } from "./islands/early-changes.ts";
import { startIslands } from "./islands/start-islands.ts";
import { startSearch } from "./features/search/search-keys.ts";
import { startHeader } from "./shell/start-header.ts";
import { startTermHints } from "./ui/terms/start-hints.ts";

/**
 * Starts the script of the page. The inline script of the document calls it (`boot/boot-script.ts`).
 * @param changes what browser extensions and other programs have already changed in the page
 */
export async function start(changes?: RecordedChanges): Promise<void> {
  startOlderBrowser();
  startHeader();
  startSearch();
  startTermHints();
  const opening = document.querySelector<HTMLElement>(".hero");
  const openingStarts = opening && import("./features/home/start-opening-carousel.ts");
  await startIslands(changes);
  if (openingStarts) (await openingStarts).startOpeningCarousel(opening);
  // Until then, links, forms and popovers work without JavaScript. The style sheet shows controls that need
  // script once this is set.
  document.documentElement.dataset.ready = "";
  prepareNextPage();
  followOfflineUse();
}

/** How many entries the history of the tab must have for its pages to be kept without use of a tool. */
const entriesUntilKept = 3;

/**
 * Keeps opened pages for visitors who use the tools of the site (`features/offline/index.ts`) or open several pages, later than all that
 * this page needs.
 */
function followOfflineUse(): void {
  const { serviceWorker } = navigator;
  if (!import.meta.env.OFFLINE) {
    // Browsers look for a new worker only now and then, and the new one removes itself and the earlier one.
    void serviceWorker?.getRegistration().then((registration) => registration?.update());
  } else {
    whenShown(() => {
      if (serviceWorker?.controller || window.navigation?.entries()[entriesUntilKept - 1])
        setTimeout(() => import("./features/offline/start-offline.ts").catch(() => {}), 1000);
    });
  }
}

if (import.meta.env.DEV) {
  await import("./styles/all-sheets.ts");
  await start();
}
