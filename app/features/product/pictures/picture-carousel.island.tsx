import type { ResolvedPicture } from "#content/schema/picture.ts";
import { Picture, PictureCaption } from "#app/ui/pictures/picture.tsx";
import { island } from "#app/islands/island.tsx";
import { useRef, type CSSProperties, useEffect, useEffectEvent, useState, type RefObject } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { StepButtons } from "#app/ui/controls/step-buttons.tsx";
import { loadChunk } from "#app/ui/loading/load-chunk.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { startRotation, type Rotation, type RotationState } from "#app/ui/controls/rotation.ts";
import type { DetailPage } from "../build-product-page.ts";
import type { CarouselEngine } from "./carousel-engine.ts";

export interface PictureCarouselProps {
  /** The accessible name of the carousel. */
  label: string;
  /** Two or more. */
  pictures: readonly ResolvedPicture[];
  /** How many slides fill the width, and how much of the neighbours shows on each side in addition. */
  shown: DetailPage["shown"];
  /** Width of a picture on the page, as in the attribute of the same name. */
  sizes: string;
}

/**
 * Pictures with their captions in an endless strip, one in the middle. It is a scrolling strip until its code has
 * loaded, and without JavaScript.
 */
function PictureCarousel({ label, pictures, shown, sizes }: PictureCarouselProps) {
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const { live, current, step } = useCarousel(viewport, pictures.length);
  const { paused, running, toggle } = useRotation({ region, current, onTurn: () => step(1), ready: live });
  const widths = {
    "--shown-wide": shown.byDefault,
    "--shown-medium": shown.upTo1024Px,
    "--shown-narrow": shown.upTo600Px,
    "--centre-padding-narrow": `${shown.centrePaddingPx}px`,
  } as CSSProperties;

  const strip = repeatedUntilEndless(pictures.length, shown);
  // Before it is a carousel, the neighbours of the first and the last slide are enough.
  const inStrip = hydrated ? strip : strip.slice(0, pictures.length + 2);

  return (
    <section className="carousel" aria-roledescription="carousel" aria-label={label} style={widths} ref={region}>
      {/* A scrolling strip is focusable. A carousel is not, but keeps the focus if it has it. */}
      <div className="carousel__viewport" ref={viewport} tabIndex={live ? -1 : 0}>
        <div className="carousel__strip">
          {inStrip.map(({ index, repeat }) => (
            <div
              key={`${index}-${repeat}`}
              className="carousel__slide"
              // The ARIA pattern of a carousel requires a group, and a fieldset is for forms.
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${pictures.length}`}
              inert={repeat !== 0}
              aria-hidden={repeat !== 0 || undefined}
              data-current={index === current || undefined}
            >
              <figure>
                <Picture picture={pictures[index]!} sizes={sizes} cover className="carousel__picture" />
                <PictureCaption picture={pictures[index]!} />
              </figure>
            </div>
          ))}
        </div>
      </div>
      <div className="carousel__controls" data-live={live || undefined}>
        <p className="carousel__count" aria-live={running ? "off" : "polite"} aria-atomic="true">
          <span className="visually-hidden">Picture </span>
          <span>{`${current + 1} / ${pictures.length}`}</span>
        </p>
        <button
          type="button"
          className="round-button carousel__pause"
          aria-label={paused ? "Play slideshow" : "Pause slideshow"}
          onClick={toggle}
        >
          <Icon name={paused ? "play" : "pause"} />
        </button>
        <StepButtons noun="picture" onStep={step} />
      </div>
    </section>
  );
}

/**
 * The strip in order: a repeat of the last slide, the slides themselves, then enough repeats to loop. Without them
 * Embla silently stops looping.
 */
export function repeatedUntilEndless(count: number, shown: DetailPage["shown"]) {
  const mostShown = Math.max(shown.byDefault, shown.upTo1024Px, shown.upTo600Px);
  const rounds = Math.max(2, Math.ceil((mostShown + 2) / count));
  const strip = Array.from({ length: rounds * count }, (_, place) => ({
    index: place % count,
    repeat: Math.floor(place / count),
  }));
  return [...strip.slice(-1), ...strip.slice(0, -1)];
}

interface RotationOptions {
  /** The carousel's element. */
  region: RefObject<HTMLElement | null>;
  /** The slide that is shown; the time starts again with each new slide. */
  current: number;
  /** Shows the next slide. */
  onTurn: () => void;
  /** Whether the carousel is ready to advance. */
  ready: boolean;
}

/** Advances a carousel automatically (`startRotation`). */
function useRotation({ region, current, onTurn, ready }: RotationOptions) {
  const [state, setState] = useState<RotationState>({ running: false, paused: false });
  const rotation = useRef<Rotation>(undefined);
  const turn = useEffectEvent(onTurn);
  useEffect(() => {
    if (!region.current || !ready) return undefined;
    const started = startRotation(region.current, { onTurn: () => turn(), onChange: setState });
    rotation.current = started;
    return () => started.stop();
  }, [region, ready]);
  useEffect(() => rotation.current?.setSlide(current), [current]);
  return { ...state, toggle: () => rotation.current?.toggle() };
}

/** Duration of a step from one slide to the next, in milliseconds. */
const stepMs = 500;

/** How near to the screen a strip must be before its code is loaded. */
const nearness = "400px 0px";

/**
 * Turns a strip of slides into a carousel once it is near the screen. Until then, and if its code does not load,
 * the browser scrolls it.
 * @param slideCount without the repeated slides
 */
function useCarousel(viewport: RefObject<HTMLElement | null>, slideCount: number) {
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

export default island("picture-carousel", PictureCarousel);
