import { useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";

/** After a choice the results are read from their first: their head is brought into view where it has been scrolled past. */
export function useResultsInView({ choice, askedHere }: { choice: string; askedHere: boolean }) {
  const results = useRef<HTMLElement>(null);
  const { hash } = useLocation();
  const shownChoice = useRef(choice);

  // A link to a category that was followed while the list was coming to life: the router has found no such place.
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
