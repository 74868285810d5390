import { removeCoveredPreviews } from "./covered-previews.ts";
import { leaveOutDistantParts } from "./distant-parts.ts";
import { layOutWithoutFrames } from "./layout-without-frames.ts";
import { isPrerendering, whenShown } from "./page-shown.ts";

/** How long to wait for the next part where the browser cannot say that it is idle. */
const restMs = 50;

/** How long to wait at the most. A browser that has a frame to draw all the time is never idle. */
const mostRestMs = 500;

/**
 * Lays out the parts that are marked as later (`data-later`): they begin below the first screen, and the browser has left them out of
 * the first layout (`later-parts.css`). One at a time while the browser is idle, so that none of them holds up a press. A page that is
 * being prepared waits with them until it is shown.
 */
export function layOutLaterParts(): void {
  const page = document.documentElement;
  const parts = document.querySelectorAll<HTMLElement>("[data-later]");
  const outermost = [...parts].filter(isOutermost);
  const waiting = parts.values();
  // Not in every browser.
  const whenIdle = (act: () => void) =>
    "requestIdleCallback" in window ? requestIdleCallback(act, { timeout: mostRestMs }) : setTimeout(act, restMs);
  const letBrowserChoose = () => {
    for (const { style } of parts) style.contentVisibility = "";
  };
  const next = () => {
    const { value: part } = waiting.next();
    if (!part || page.dataset["laidOut"] !== undefined) {
      page.dataset["laidOut"] = "";
      letBrowserChoose();
      // A font that is still loading may change the heights of parts.
      void document.fonts.ready.then(() => leaveOutDistantParts(outermost));
      return;
    }
    part.style.contentVisibility = "visible";
    whenIdle(next);
  };
  if (isPrerendering()) {
    leaveOutBelow(outermost);
    removeCoveredPreviews();
    layOutWithoutFrames();
  }
  whenShown(() => {
    letBrowserChoose();
    whenIdle(next);
  });
}

/**
 * Leaves out what begins below the first screen of a page that is not shown yet, also where it is near, so that its first frame needs
 * nothing else. All are measured before any is left out, so that there is one layout.
 */
function leaveOutBelow(parts: HTMLElement[]): void {
  const below = parts.filter((part) => part.getBoundingClientRect().top > innerHeight);
  for (const { style } of below) style.contentVisibility = "hidden";
}

/** A part in another is left out with it. */
function isOutermost(part: HTMLElement): boolean {
  return !part.parentElement?.closest("[data-later]");
}
