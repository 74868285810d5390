import { Icon } from "#app/ui/icon.tsx";
import type { Slide } from "#content/schema/resolved.ts";
import { ActionLink } from "#app/ui/action-link.tsx";
import { PictureRemark, Picture } from "#app/ui/pictures/picture.tsx";

/** The opening carousel, as it is before its script has loaded and without JavaScript (`start-opening-carousel.ts`). */
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
        <button
          type="button"
          className="round-button hero__pause"
          aria-label="Pause"
          // Its names while the slides are paused and while they run, for the script.
          data-true="Play"
          data-false="Pause"
        >
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

interface HeroSlideProps {
  slide: Slide;
  /** `1 of 3` */
  position: string;
  /** The first slide has the page's main heading, and its picture loads first. */
  first: boolean;
}

function HeroSlide({ slide, position, first }: HeroSlideProps) {
  const Heading = first ? "h1" : "h2";
  return (
    <div
      className={first ? "hero__slide hero__slide--active" : "hero__slide"}
      role="group"
      aria-roledescription="slide"
      aria-label={`${position}: ${slide.heading}`}
    >
      <SlidePicture slide={slide} first={first} />
      <div className="hero__text wrap">
        {slide.picture && (
          <PictureRemark picture={slide.picture} phonePicture={slide.phonePicture} className="hero__caption caption" />
        )}
        <Heading className="hero__heading">{slide.heading}</Heading>
        <div className="hero__row">
          <p>{slide.subtext}</p>
          <ActionLink to={slide.button.link} look="button">
            {slide.button.label}
          </ActionLink>
        </div>
      </div>
    </div>
  );
}

/** Later pictures load with the script; without JavaScript they are in the document. */
function SlidePicture({ slide, first }: Pick<HeroSlideProps, "slide" | "first">) {
  if (!slide.picture) return null;
  const picture = (
    <Picture
      className="hero__picture"
      picture={slide.picture}
      phonePicture={slide.phonePicture}
      sizes="100vw"
      priority={first}
      cover
      focus="50% 40%"
      phoneFocus="50% 30%"
    />
  );
  return first ? picture : <noscript>{picture}</noscript>;
}
