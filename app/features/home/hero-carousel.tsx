import { useRef, type KeyboardEvent } from "react";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { HeroControls } from "./hero-controls.tsx";
import { HeroSlide } from "./hero-slide.tsx";
import type { HeroSlideContent } from "./home-content.ts";
import { useRotation } from "./use-rotation.ts";
import { useSlides } from "./use-slides.ts";
import { useSwipe } from "./use-swipe.ts";

const stepOfKey: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The opening: slides that follow one another by themselves until somebody looks closer (ARIA carousel pattern). */
export function HeroCarousel({ slides }: { slides: HeroSlideContent[] }) {
  const ready = useHydrated();
  const track = useRef<HTMLDivElement>(null);
  const { current, visited, show } = useSlides(slides.length, track);
  const rotation = useRotation({ current, onTurn: () => show(current + 1) });
  const swipe = useSwipe((step) => show(current + step));

  function stepByKey(event: KeyboardEvent) {
    const step = stepOfKey[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(current + step);
  }

  const next = (current + 1) % slides.length;
  return (
    // The keys, the pointer and the focus matter wherever they are inside the carousel.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className="hero"
      aria-roledescription="carousel"
      aria-label="Introduction"
      data-rotating={rotation.running}
      onKeyDown={stepByKey}
      {...rotation.pauses}
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
