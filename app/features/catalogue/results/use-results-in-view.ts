import { useLayoutEffect, useRef } from "react";

/** After a choice, scrolls the top of the results into view if it has been scrolled past, so that they are read from the first. */
export function useResultsInView({ choice, askedHere }: { choice: string; askedHere: boolean }) {
  const results = useRef<HTMLElement>(null);
  const shownChoice = useRef(choice);

  useLayoutEffect(() => {
    if (shownChoice.current === choice) return;
    shownChoice.current = choice;
    if (!askedHere || !results.current) return;
    if (results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView({ block: "start" });
  }, [choice, askedHere]);
  return results;
}
