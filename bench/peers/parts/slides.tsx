import EmblaCarousel, { type EmblaCarouselType } from "embla-carousel";
import { useEffect, useRef, useState, type ReactNode } from "react";

interface SlidesProps {
  label: string;
  className: string;
  /** The time between slides. Without it, the carousel does not advance. */
  turnsAfterMs?: number;
  children: ReactNode[];
}

/** A carousel with two buttons and a dot for each slide. */
export function Slides({ label, className, turnsAfterMs, children }: SlidesProps) {
  const view = useRef<HTMLDivElement>(null);
  const [engine, setEngine] = useState<EmblaCarouselType>();
  const [shown, setShown] = useState(0);
  useEffect(() => {
    if (!view.current) return;
    const started = EmblaCarousel(view.current, { loop: true });
    started.on("select", () => setShown(started.selectedScrollSnap()));
    setEngine(started);
    const turns = turnsAfterMs && setInterval(() => started.scrollNext(), turnsAfterMs);
    return () => {
      clearInterval(turns);
      started.destroy();
    };
  }, [turnsAfterMs]);
  return (
    <section className={className} aria-roledescription="carousel" aria-label={label}>
      <div className="view" ref={view}>
        <div className="track">
          {children.map((slide, place) => (
            // Slides have no name, and their order never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <div className="slide" key={place} role="group" aria-label={`${place + 1} of ${children.length}`}>
              {slide}
            </div>
          ))}
        </div>
      </div>
      <div className="dots">
        <button type="button" aria-label="Previous" onClick={() => engine?.scrollPrev()}>
          ‹
        </button>
        {children.map((_, place) => (
          <button
            type="button"
            // oxlint-disable-next-line react/no-array-index-key
            key={place}
            aria-label={`Slide ${place + 1}`}
            aria-current={place === shown}
            onClick={() => engine?.scrollTo(place)}
          >
            •
          </button>
        ))}
        <button type="button" aria-label="Next" onClick={() => engine?.scrollNext()}>
          ›
        </button>
      </div>
    </section>
  );
}
