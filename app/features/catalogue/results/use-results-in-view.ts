import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a choice, scrolls the top of the results into view if it has been scrolled past, so that they are read from the first. */
export function useResultsInView({ choice, askedHere }: { choice: string; askedHere: boolean }) {
  const results = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const shownChoice = useRef(choice);

  // A link to a category that was followed during hydration: the router did not find its target.
  const goToAskedPlace = useEffectEvent(() => {
    if (hash && window.scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView();
  });
  useLayoutEffect(() => goToAskedPlace(), []);

  useLayoutEffect(() => {
    if (shownChoice.current === choice) return;
    shownChoice.current = choice;
    if (!askedHere || !results.current) return;
    if (results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView({ block: "start" });
  }, [choice, askedHere]);
  return results;
}
