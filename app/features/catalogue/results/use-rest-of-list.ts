import { startTransition, useEffect, useRef, useState } from "react";

/** What fills a large screen. */
const drawnAtOnce = 24;

/** How long the choice rests before what is below the screen is drawn. Somebody who types rests shorter. */
const restMs = 800;

/** How far below the screen the end of the list may be before more of it is drawn. */
const marginPx = 800;

/**
 * How much of a list is drawn: all of it when the page opens, and after a change only what can be seen, until the visitor rests or
 * comes near its end. So typing never waits for what nobody sees.
 * @param choice what decides which products are in the list
 * @returns the most products to draw, and the mark that stands behind the last of them
 */
export function useRestOfList(choice: string) {
  const end = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState(choice);
  const whole = drawn === choice;

  useEffect(() => {
    if (whole) return undefined;
    const drawRest = () => startTransition(() => setDrawn(choice));
    const timer = setTimeout(drawRest, restMs);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && drawRest(), {
      rootMargin: `${marginPx}px`,
    });
    if (end.current) observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [whole, choice]);

  return { most: whole ? Number.POSITIVE_INFINITY : drawnAtOnce, end };
}
