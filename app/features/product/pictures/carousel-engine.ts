import EmblaCarousel, { type EmblaCarouselType, type EngineType, type ScrollBodyType } from "embla-carousel";

export interface CarouselEngine {
  step: (direction: 1 | -1) => void;
  stop: () => void;
}

interface Settings {
  /** Duration of a step in milliseconds. */
  stepMs: number;
  /** Called with the index of the slide in the middle, including repeated slides. */
  onChange: (place: number) => void;
}

/** Turns a scrolling strip into an endless carousel, without moving what is on the screen. */
export function startCarousel(viewport: HTMLElement, { stepMs, onChange }: Settings): CarouselEngine {
  const startIndex = placeInTheMiddle(viewport);
  viewport.dataset.live = "";
  viewport.scrollLeft = 0;
  const embla = EmblaCarousel(viewport, { loop: true, align: "center", startIndex, watchFocus: false });
  const timedStep = timeSteps(embla, stepMs);
  const stillness = matchMedia("(prefers-reduced-motion: reduce)");
  embla.on("select", () => onChange(embla.selectedScrollSnap()));
  onChange(startIndex);
  return {
    step(direction) {
      if (!stillness.matches) timedStep(direction);
      else if (direction === 1) embla.scrollNext(true);
      else embla.scrollPrev(true);
    },
    stop() {
      embla.destroy();
      delete viewport.dataset.live;
    },
  };
}

/** The slide that the visitor has scrolled to. */
function placeInTheMiddle(viewport: HTMLElement): number {
  const middle = centre(viewport);
  const distances = [...(viewport.firstElementChild?.children ?? [])].map((slide) => Math.abs(centre(slide) - middle));
  return Math.max(0, distances.indexOf(Math.min(...distances)));
}

function centre(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

/** Embla updates its strip this many times a second, regardless of the screen's refresh rate. */
const updatesPerSecond = 60;

/** Ease in and out, from 0 to 1. */
const eased = (progress: number) => (progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2);

/**
 * Gives a carousel's steps a fixed duration. Embla's own `duration` is a parameter of its spring, not a time; the
 * strip would slow down before its target. Drags still use the spring.
 * @param stepMs from the first movement until it stops, in milliseconds
 */
function timeSteps(embla: EmblaCarouselType, stepMs: number) {
  let spring: { engine: EngineType; body: ScrollBodyType } | undefined;
  const release = () => {
    if (spring) spring.engine.scrollBody = spring.body;
    spring = undefined;
  };
  embla.on("pointerDown", release).on("reInit", release);

  return function step(direction: 1 | -1) {
    const engine = embla.internalEngine();
    spring ??= { engine, body: engine.scrollBody };
    engine.scrollBody = timedBody(engine, spring.body, stepMs);
    if (direction === 1) embla.scrollNext();
    else embla.scrollPrev();
  };
}

/** Moves the strip by its share of the remaining distance, so that a loop or a new target does not disturb it. */
function timedBody(engine: EngineType, spring: ScrollBodyType, stepMs: number): ScrollBodyType {
  const { location, previousLocation, target } = engine;
  const updates = Math.round((stepMs / 1000) * updatesPerSecond);
  let done = 0;
  let direction = 0;
  const body: ScrollBodyType = {
    ...spring,
    direction: () => direction,
    seek() {
      previousLocation.set(location);
      const left = target.get() - location.get();
      const before = eased(Math.min(done / updates, 1));
      done += 1;
      const after = eased(Math.min(done / updates, 1));
      if (done >= updates) location.set(target);
      else location.add((left * (after - before)) / (1 - before));
      if (left) direction = Math.sign(left);
      return body;
    },
  };
  return body;
}
