import { useLayoutEffect, useRef } from "react";
import { toolsId } from "../address.ts";

/**
 * How much of the results must be visible for a visitor to notice a change: their number and the first line of
 * products.
 */
const noticeablePx = 120;

/**
 * After a choice, scrolls back to the top of the results if it has been scrolled past. If the results begin below
 * the screen, as on a phone with its keyboard open, the search field is scrolled to the top and the results follow
 * it.
 */
export function useResultsInView({ choice, askedHere }: { choice: string; askedHere: boolean }) {
  const results = useRef<HTMLElement>(null);
  const shownChoice = useRef(choice);
  const laidOut = useRef<ResizeObserver>(undefined);

  useLayoutEffect(() => {
    if (shownChoice.current === choice) return undefined;
    shownChoice.current = choice;
    if (!askedHere || !results.current) return undefined;
    // One observer for all choices: creating one with each letter of a search costs as much as rendering a
    // product.
    const observer = (laidOut.current ??= new ResizeObserver(([entry], it) => {
      it.disconnect();
      if (entry) bringIntoView(entry.target);
    }));
    // The first callback runs before the next paint, after layout. Measuring earlier would force a layout.
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
