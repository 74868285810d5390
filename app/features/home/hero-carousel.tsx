import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { stepByArrowKey } from "#app/ui/controls/step-buttons.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { useRotation } from "#app/ui/controls/use-rotation.ts";
import { HeroControls } from "./hero-controls.tsx";
import { HeroSlide } from "./hero-slide.tsx";
import type { HeroSlideContent } from "./home-content.ts";
import { useSwipe } from "./use-swipe.ts";

/** The hero carousel: slides that advance automatically until the visitor interacts (ARIA carousel pattern). */
export function HeroCarousel({ slides }: { slides: HeroSlideContent[] }) {
  const ready = useHydrated();
  const region = useRef<HTMLElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const { current, visited, show } = useSlides(slides.length, track);
  const step = (by: number) => show(current + by);
  const rotation = useRotation({ region, current, onTurn: () => step(1) });
  const swipe = useSwipe(step);

  const next = (current + 1) % slides.length;
  return (
    // Keys, pointer and focus count anywhere inside the carousel.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={region}
      className="hero"
      aria-roledescription="carousel"
      aria-label="Introduction"
      data-rotating={rotation.running}
      onKeyDown={(event) => stepByArrowKey(event, step)}
      {...rotation.pauseHandlers}
      {...swipe}
    >
      <HeroControls
        headings={slides.map(({ heading }) => heading)}
        current={current}
        onShow={show}
        rotation={rotation}
      />
      <div className="hero__slides" ref={track} aria-live={rotation.running ? "off" : "polite"}>
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.heading}
            slide={slide}
            position={`${index + 1} of ${slides.length}`}
            first={index === 0}
            active={index === current}
            inert={ready && index !== current}
            withPicture={ready && (index === next || visited.has(index))}
          />
        ))}
      </div>
    </section>
  );
}

/**
 * The current slide, and the slides shown so far.
 * @returns `show` takes any whole number and wraps around at both ends
 */
function useSlides(count: number, track: RefObject<HTMLElement | null>) {
  const [current, setCurrent] = useState(0);
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([0]));
  const focusMoves = useRef(false);

  function show(position: number) {
    const index = ((position % count) + count) % count;
    focusMoves.current = track.current?.contains(document.activeElement) ?? false;
    setCurrent(index);
    setVisited(new Set(visited).add(index));
  }

  // A hidden slide becomes inert, so a focused element in it would lose focus to the page.
  useLayoutEffect(() => {
    if (!focusMoves.current) return;
    focusMoves.current = false;
    track.current?.children[current]?.querySelector("a")?.focus({ preventScroll: true });
  }, [current, track]);

  return { current, visited, show };
}
