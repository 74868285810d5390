import { prepareLikelyPage } from "./boot/prepare-pages.ts";
import { startIslands } from "./islands/start-islands.ts";
import { startSearch } from "./features/search/search-keys.ts";
import { startHeader } from "./shell/start-header.ts";
import { startTermHints } from "./ui/terms/start-hints.ts";

/** Starts the script of the page. The inline script of the document calls it (`boot/boot-script.ts`). */
export async function start(): Promise<void> {
  startHeader();
  startSearch();
  startTermHints();
  const opening = document.querySelector<HTMLElement>(".hero");
  const openingStarts = opening && import("./features/home/start-opening-carousel.ts");
  await startIslands();
  if (openingStarts) (await openingStarts).startOpeningCarousel(opening);
  // Before this, links, forms and popovers work without script. The style sheet shows what needs script once this is set.
  document.documentElement.dataset.ready = "";
  // A mouse shows where it is going, and the speculation rules in the document follow it.
  if (matchMedia("(hover: none)").matches) prepareLikelyPage();
}

if (import.meta.env.DEV) {
  await import("./styles/all-sheets.ts");
  await start();
}
