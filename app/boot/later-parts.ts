import { leaveOutDistantParts } from "./distant-parts.ts";

/** How long to wait for the next part where the browser cannot say that it is idle. */
const restMs = 50;

/**
 * Lays out the parts that are marked as later (`data-later`): they begin below the first screen, and the browser has left them out of
 * the first layout (`later-parts.css`). One at a time while the browser is idle, so that none of them holds up a press.
 */
export function layOutLaterParts(): void {
  const page = document.documentElement;
  const parts = document.querySelectorAll<HTMLElement>("[data-later]");
  const waiting = parts.values();
  // Not in every browser.
  const whenIdle = (act: () => void) =>
    "requestIdleCallback" in window ? requestIdleCallback(act) : setTimeout(act, restMs);
  const next = () => {
    const { value: part } = waiting.next();
    if (!part || page.dataset["laidOut"] !== undefined) {
      page.dataset["laidOut"] = "";
      for (const { style } of parts) style.contentVisibility = "";
      // A font that is still loading may change the heights of parts.
      void document.fonts.ready.then(() => leaveOutDistantParts([...parts].filter(isOutermost)));
      return;
    }
    part.style.contentVisibility = "visible";
    whenIdle(next);
  };
  if (document.prerendering) next();
  else whenIdle(next);
}

/** A part in another is left out with it. */
function isOutermost(part: HTMLElement): boolean {
  return !part.parentElement?.closest("[data-later]");
}
