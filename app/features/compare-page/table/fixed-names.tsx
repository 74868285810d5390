import { useEffect, useRef, useState, type RefObject } from "react";

interface FixedNamesProps {
  names: readonly { id: string; name: string }[];
  /** The part that is swiped. */
  frame: RefObject<HTMLDivElement | null>;
}

/** The headings count as out of sight only above the screen, not below it. */
const seen = { rootMargin: "-68px 0px 100000px 0px" };

/**
 * The products' names again, for a narrow screen: they stick to the top when the column headings have been
 * scrolled away, and move with the columns. A sideways scroller cannot have a sticky heading.
 */
export function FixedNames({ names, frame }: FixedNamesProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const swiped = frame.current;
    const heads = swiped?.querySelector(".comparison__names");
    if (!swiped || !heads) return;
    const follow = () => {
      if (strip.current) strip.current.scrollLeft = swiped.scrollLeft;
    };
    const observer = new IntersectionObserver(([entry]) => {
      setShown(entry !== undefined && !entry.isIntersecting);
      follow();
    }, seen);
    observer.observe(heads);
    swiped.addEventListener("scroll", follow, { passive: true });
    return () => {
      observer.disconnect();
      swiped.removeEventListener("scroll", follow);
    };
  }, [frame]);
  return (
    <div className="fixed-names" aria-hidden="true" data-shown={shown ? "" : undefined}>
      <div ref={strip}>
        <div className="fixed-names__row">
          {names.map(({ id, name }) => (
            <span key={id} translate="no">
              {name}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
