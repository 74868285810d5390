import { useLayoutEffect, useRef, useState, type RefObject } from "react";

/**
 * Which slide is shown, and which have been.
 * @returns `show` takes any whole number and wraps around at both ends
 */
export function useSlides(count: number, track: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([0]));
  const focusMoves = useRef(false);

  function show(position: number) {
    const index = ((position % count) + count) % count;
    focusMoves.current = track.current?.contains(document.activeElement) ?? false;
    setCurrent(index);
    setVisited(new Set(visited).add(index));
  }

  // A slide that goes becomes inert: what was focused in it would lose the focus to the page.
  useLayoutEffect(() => {
    if (!focusMoves.current) return;
    focusMoves.current = false;
    track.current?.children[current]?.querySelector("a")?.focus({ preventScroll: true });
  }, [current, track]);

  return { current, visited, show };
}
