import { ActionLink } from "#app/ui/action-link.tsx";
import { PictureRemark, Picture } from "#app/ui/pictures/picture.tsx";
import type { Slide } from "#content/schema/resolved.ts";

interface HeroSlideProps {
  slide: Slide;
  /** `1 of 3` */
  position: string;
  /** The first slide has the page's main heading, and its picture loads first. */
  first: boolean;
}

export function HeroSlide({ slide, position, first }: HeroSlideProps) {
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
          <ActionLink to={slide.button.target} look="button">
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
