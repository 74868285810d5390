import { useEffect, useRef, useState, type RefObject } from "react";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import type { CarouselEngine } from "./carousel-engine.ts";

/** Duration of a step from one slide to the next, in milliseconds. */
export const stepMs = 500;

/** How near to the screen a strip must be before its code is loaded. */
const nearness = "400px 0px";

/**
 * Turns a strip of slides into a carousel once it is near the screen. Until then, and if its code does not load,
 * the browser scrolls it.
 * @param slideCount without the repeated slides
 */
export function useCarousel(viewport: RefObject<HTMLElement | null>, slideCount: number) {
  const engine = useRef<CarouselEngine>(undefined);
  const [live, setLive] = useState(false);
  const [place, setPlace] = useState(1);

  useEffect(() => {
    const strip = viewport.current;
    if (!strip) return;
    let wanted = true;
    const start = () =>
      loadChunk("carousel", () => import("./carousel-engine.ts")).then(
        ({ startCarousel }) => {
          if (!wanted) return;
          engine.current = startCarousel(strip, { stepMs, onChange: setPlace });
          setLive(true);
        },
        (error: unknown) => console.warn("The pictures can be scrolled, but not stepped through.", error),
      );
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        void start();
      },
      { rootMargin: nearness },
    );
    observer.observe(strip);
    return () => {
      wanted = false;
      observer.disconnect();
      engine.current?.stop();
      engine.current = undefined;
      setLive(false);
    };
  }, [viewport]);

  const step = (direction: 1 | -1) => engine.current?.step(direction);
  // The strip begins with a repeat of its last slide, so that the first is in the middle.
  const current = (place - 1 + slideCount) % slideCount;
  return { live, current, step };
}
