import { useEffect, useState, type RefObject } from "react";

/** How near to the screen the iframe must be before it loads. */
const nearness = "600px";

/**
 * The iframe's address, once its box is near the screen and the service answers: an iframe that cannot load would
 * show the browser's error page.
 */
export function useFrameAddress(place: RefObject<HTMLElement | null>, address: string): string | undefined {
  const [answering, setAnswering] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const leaving = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        fetch(address, { method: "HEAD", mode: "no-cors", credentials: "omit", signal: leaving.signal }).then(
          () => setAnswering(true),
          () => undefined,
        );
      },
      { rootMargin: nearness },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [place, address]);

  return answering ? address : undefined;
}
