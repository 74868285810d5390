import type { EmblaCarouselType, EngineType, ScrollBodyType } from "embla-carousel";

/** Embla updates its strip this many times a second, regardless of the screen's refresh rate. */
const updatesPerSecond = 60;

/** Ease in and out, from 0 to 1. */
const eased = (progress: number) => (progress < 0.5 ? 2 * progress ** 2 : 1 - 2 * (1 - progress) ** 2);

/**
 * Gives a carousel's steps a fixed duration. Embla's own `duration` is a parameter of its spring, not a time; the
 * strip would slow down before its target. Drags still use the spring.
 * @param stepMs from the first movement until it stops, in milliseconds
 */
export function timeSteps(embla: EmblaCarouselType, stepMs: number) {
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
