import { Icon } from "#app/ui/icon.tsx";
import { HeroSlide } from "./hero-slide.tsx";
import type { Slide } from "#content/schema/resolved.ts";

/** The opening carousel, as it is before its script has loaded and without script (`start-opening-carousel.ts`). */
export function HeroCarousel({ slides }: { slides: readonly Slide[] }) {
  return (
    <section className="hero" aria-roledescription="carousel" aria-label="Introduction">
      <HeroControls headings={slides.map(({ heading }) => heading)} />
      <div className="hero__slides" aria-live="polite">
        {slides.map((slide, index) => (
          <HeroSlide
            key={slide.heading}
            slide={slide}
            position={`${index + 1} of ${slides.length}`}
            first={index === 0}
          />
        ))}
      </div>
    </section>
  );
}

/** A line for each slide that fills while the slide is shown, then pause, previous and next. */
function HeroControls({ headings }: { headings: string[] }) {
  return (
    <div className="hero__controls">
      <div className="hero__lines" role="group" aria-label="Slides">
        {headings.map((heading, index) => (
          <button
            key={heading}
            type="button"
            className="hero__line"
            aria-label={`Slide ${index + 1}: ${heading}`}
            aria-current={index === 0}
          />
        ))}
      </div>
      <span className="hero__count numeric" aria-hidden="true">
        1 / {headings.length}
      </span>
      <div className="hero__buttons">
        <button type="button" className="round-button hero__pause" aria-label="Pause">
          <Icon name="pause" />
          <Icon name="play" />
        </button>
        <button type="button" className="round-button" aria-label="Previous slide" data-step="-1">
          <Icon name="arrow-left" />
        </button>
        <button type="button" className="round-button" aria-label="Next slide" data-step="1">
          <Icon name="arrow-right" />
        </button>
      </div>
    </div>
  );
}
