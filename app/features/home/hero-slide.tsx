import { type MouseEvent } from "react";
import { ActionLink } from "#app/ui/action-link.tsx";
import { PictureRemark } from "#app/ui/pictures/picture-remark.tsx";
import { Picture } from "#app/ui/pictures/picture.tsx";
import type { HeroSlideContent } from "./home-content.ts";

interface HeroSlideProps {
  slide: HeroSlideContent;
  /** `1 of 3` */
  position: string;
  /** The first slide has the page's main heading, and its picture loads first. */
  first: boolean;
  active: boolean;
  inert: boolean;
  withPicture: boolean;
}

export function HeroSlide({ slide, position, first, active, inert, withPicture }: HeroSlideProps) {
  const Heading = first ? "h1" : "h2";
  return (
    <div
      className={active ? "hero__slide hero__slide--active" : "hero__slide"}
      role="group"
      aria-roledescription="slide"
      aria-label={`${position}: ${slide.heading}`}
      inert={inert}
    >
      <SlidePicture slide={slide} first={first} withPicture={withPicture} />
      {slide.picture && (
        <PictureRemark picture={slide.picture} phonePicture={slide.phonePicture} className="hero__caption caption" />
      )}
      <div className="hero__text wrap">
        <Heading className="hero__heading">{slide.heading}</Heading>
        <div className="hero__row">
          <p>{slide.subtext}</p>
          <SlideButton {...slide.button} />
        </div>
      </div>
    </div>
  );
}

/** Later pictures load with the script; without JavaScript they are in the document. */
function SlidePicture({ slide, first, withPicture }: Pick<HeroSlideProps, "slide" | "first" | "withPicture">) {
  if (!slide.picture) return null;
  const picture = (
    <Picture
      className="hero__picture"
      picture={slide.picture}
      phonePicture={slide.phonePicture}
      sizes="100vw"
      priority={first}
      cover
      focus="50% 100%"
    />
  );
  if (first || withPicture) return picture;
  return <noscript>{picture}</noscript>;
}

function SlideButton({ label, target }: HeroSlideContent["button"]) {
  if (!target.startsWith("#")) {
    return (
      <ActionLink to={target} look="light">
        {label}
      </ActionLink>
    );
  }
  return (
    <ActionLink to={target} look="light" onClick={goToSection}>
      {label}
    </ActionLink>
  );
}

/** Scrolls smoothly to the link's section and moves the focus there, without a history entry. */
function goToSection(event: MouseEvent<HTMLAnchorElement>) {
  const section = document.querySelector<HTMLElement>(event.currentTarget.hash);
  if (!section) return;
  event.preventDefault();
  section.scrollIntoView({
    behavior: window.matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
  });
  section.focus({ preventScroll: true });
}
