import { startTransition, useEffect, useRef, useState } from "react";

/** What fills a laptop's screen. A new entry costs about as much script as everything else that a keystroke does. */
const drawnAtOnce = 6;

/**
 * How long the choice rests before what is below the screen is drawn. Somebody who types rests shorter, also where a space, which changes
 * nothing, is between two letters: taking the rest away again would make the second one slow.
 */
const restMs = 1500;

/** How far below the screen the end of the list may be before more of it is drawn. */
const marginPx = 100;

/**
 * How much of a list is drawn: all of it when the page opens, and after a change only a little at a time, until what can be seen is full
 * or the visitor rests. So typing never waits for what nobody sees.
 * @param choice what decides which products are in the list
 * @param total how many they are
 * @returns the most products to draw, and the mark that stands behind the last of them
 */
export function useRestOfList(choice: string, total: number) {
  const end = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState({ choice, most: Number.POSITIVE_INFINITY });
  const most = drawn.choice === choice ? drawn.most : drawnAtOnce;
  // The end of a short list stays on the screen, and would ask for more again and again.
  const isWhole = most >= total;

  useEffect(() => {
    if (isWhole) return undefined;
    const draw = (next: number) => startTransition(() => setDrawn({ choice, most: next }));
    const timer = setTimeout(draw, restMs, Number.POSITIVE_INFINITY);
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && draw(most + drawnAtOnce), {
      rootMargin: `${marginPx}px`,
    });
    if (end.current) observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [isWhole, most, choice]);

  return { most, end };
}
