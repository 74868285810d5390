import { startTransition, useEffect, useRef, useState } from "react";

/**
 * Enough to fill a laptop's screen. Rendering an entry costs about as much as everything else that a keystroke
 * triggers.
 */
const drawnAtOnce = 6;

/**
 * How long the choice must be unchanged before entries below the screen are rendered. The pause is longer than any
 * between two letters, even with a space between them: unmounting those entries would make the next letter slow.
 */
const restMs = 1500;

/** How far below the screen the end of the list may be before more of it is rendered. */
const marginPx = 100;

/**
 * How much of a list is rendered: all of it when the page opens, and after a change only a little at a time, until
 * the screen is full or the visitor pauses. So typing never waits for entries off screen.
 * @param choice identifies the search and filters
 * @param total the number of products
 * @returns the maximum number of products to render, and the element after the last of them
 */
export function useIncrementalList(choice: string, total: number) {
  const end = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState({ choice, most: Number.POSITIVE_INFINITY });
  const most = drawn.choice === choice ? drawn.most : drawnAtOnce;
  // The end of a short list stays on screen, and would request more again and again.
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
