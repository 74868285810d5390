import EmblaCarousel from "embla-carousel";
import { timeSteps } from "./timed-steps.ts";

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
