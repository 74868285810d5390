/** How long a slide is shown before the next one. */
const slideMs = 5000;

export interface RotationState {
  running: boolean;
  /** Whether the visitor has paused it with its button. */
  paused: boolean;
}

interface RotationOptions {
  /** Shows the next slide. */
  onTurn: () => void;
  onChange: (state: RotationState) => void;
}

export interface Rotation {
  /** Reports the slide that is shown. The time starts again for a new one. */
  setSlide(index: number): void;
  /** Pauses or resumes. */
  toggle(): void;
  stop(): void;
}

/**
 * Advances a carousel every 5000 ms. It stops while the pointer is over it, while the focus is inside, while the visitor
 * has paused it, while it is not on the screen and in a hidden tab, and does not run if the visitor prefers reduced motion. When it
 * resumes it waits for the rest of the time.
 */
export function startRotation(region: HTMLElement, { onTurn, onChange }: RotationOptions): Rotation {
  const reducedMotion = matchMedia("(prefers-reduced-motion: reduce)");
  const stopping = new AbortController();
  const { signal } = stopping;
  let [paused, hovered, focused, inView] = [false, false, false, true];
  let state: RotationState = { running: false, paused };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leftMs = slideMs;
  let startedMs = 0;
  let slide = 0;

  function update() {
    const running = !reducedMotion.matches && inView && !paused && !hovered && !focused && !document.hidden;
    if (running === state.running && paused === state.paused) return;
    if (running !== state.running) (running ? run : rest)();
    state = { running, paused };
    onChange(state);
  }
  function run() {
    startedMs = performance.now();
    timer = setTimeout(onTurn, leftMs);
  }
  function rest() {
    clearTimeout(timer);
    leftMs = Math.max(0, leftMs - (performance.now() - startedMs));
  }
  function setFocused(isFocused: boolean) {
    focused = isFocused;
    update();
  }
  function setHovered(isHovered: boolean) {
    hovered = isHovered;
    update();
  }

  region.addEventListener("pointermove", ({ pointerType }) => setHovered(pointerType !== "touch"), { signal });
  region.addEventListener("pointerleave", () => setHovered(false), { signal });
  region.addEventListener("focusin", () => setFocused(true), { signal });
  const keepsFocus = ({ relatedTarget }: FocusEvent) => relatedTarget instanceof Node && region.contains(relatedTarget);
  region.addEventListener("focusout", (event) => setFocused(keepsFocus(event)), { signal });
  document.addEventListener("visibilitychange", update, { signal });
  reducedMotion.addEventListener("change", update, { signal });
  const observer = new IntersectionObserver(([entry]) => {
    inView = entry?.isIntersecting ?? false;
    // It may have received focus before the script had loaded.
    setFocused(region.contains(document.activeElement));
  });
  observer.observe(region);
  update();

  return {
    setSlide(index) {
      if (index === slide) return;
      slide = index;
      clearTimeout(timer);
      leftMs = slideMs;
      if (state.running) run();
    },
    toggle() {
      paused = !paused;
      update();
    },
    stop() {
      clearTimeout(timer);
      observer.disconnect();
      stopping.abort();
    },
  };
}
