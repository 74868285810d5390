import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router";

/** After a choice the results are read from their first: their head is brought into view where it has been scrolled past. */
export function useResultsInView() {
  const results = useRef<HTMLElement>(null);
  const { search, hash } = useLocation();
  const type = useNavigationType();
  const shownSearch = useRef(search);

  // A link to a category that was followed while the list was coming to life: the router has found no such place.
  const goToAskedPlace = useEffectEvent(() => {
    if (hash && window.scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView();
  });
  useLayoutEffect(() => goToAskedPlace(), []);

  useEffect(() => {
    if (shownSearch.current === search) return;
    shownSearch.current = search;
    if (type === "POP" || hash || !results.current) return;
    if (results.current.getBoundingClientRect().top < 0) results.current.scrollIntoView({ block: "start" });
  }, [search, hash, type]);
  return results;
}
