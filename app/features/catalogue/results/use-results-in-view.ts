import { useLayoutEffect, useRef } from "react";
import { toolsId } from "../address.ts";

/** How much of the results has to be seen to notice that they have changed: their number and the first line of products. */
const noticeablePx = 120;

/**
 * After a choice, scrolls the top of the results into view if it has been scrolled past, so that they are read from the first. Where
 * they begin below the screen, as on a phone under its keyboard, the search field goes to the top, and they follow it.
 */
export function useResultsInView({ choice, askedHere }: { choice: string; askedHere: boolean }) {
  const results = useRef<HTMLElement>(null);
  const shownChoice = useRef(choice);
  const laidOut = useRef<ResizeObserver>(undefined);

  useLayoutEffect(() => {
    if (shownChoice.current === choice) return undefined;
    shownChoice.current = choice;
    if (!askedHere || !results.current) return undefined;
    // One for all choices: a new one with every letter of a search costs as much as drawing a product.
    const observer = (laidOut.current ??= new ResizeObserver(([entry], it) => {
      it.disconnect();
      if (entry) bringIntoView(entry.target);
    }));
    // The first call comes before the next paint, when all is laid out. Asking earlier would lay out the page within the script.
    observer.observe(results.current);
    return () => observer.disconnect();
  }, [choice, askedHere]);
  return results;
}

function bringIntoView(results: Element): void {
  const { top } = results.getBoundingClientRect();
  const seenPx = visualViewport?.height ?? innerHeight;
  if (top < 0) results.scrollIntoView({ block: "start" });
  else if (top + noticeablePx > seenPx) document.getElementById(toolsId)?.scrollIntoView({ block: "start" });
}
