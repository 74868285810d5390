import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
  type RefObject,
} from "react";

/** How long a slide is shown before the next one. */
const slideMs = 5000;

interface RotationOptions {
  /** The carousel's element. */
  region: RefObject<HTMLElement | null>;
  /** The current slide; the timer restarts with each new slide. */
  current: number;
  /** Shows the next slide. */
  onTurn: () => void;
  /** Whether the carousel is ready to rotate. */
  ready?: boolean;
}

/**
 * Advances a carousel every 5000 ms. It pauses while the pointer is over it, while focus is inside, while the
 * visitor has paused it, while it is off screen and in a hidden tab, and does not start if the visitor prefers
 * reduced motion. When it resumes, it waits for the remaining time.
 * @returns `pauseHandlers` for the carousel's element
 */
export function useRotation({ region, current, onTurn, ready = true }: RotationOptions) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [inView, setInView] = useState(true);
  const reducedMotion = useReducedMotion();
  const hidden = useDocumentHidden();
  const running = ready && inView && !paused && !hovered && !focused && !hidden && !reducedMotion;
  useTurns(running, current, onTurn);

  useEffect(() => {
    const element = region.current;
    if (!element || !ready) return;
    const observer = new IntersectionObserver(([entry]) => {
      setInView(entry?.isIntersecting ?? false);
      // It may have received focus before the script loaded.
      setFocused(element.contains(document.activeElement));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [region, ready]);

  const pauseHandlers = {
    onPointerMove: ({ pointerType }: PointerEvent) => setHovered(pointerType !== "touch"),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { running, paused, possible: !reducedMotion, toggle: () => setPaused(!paused), pauseHandlers };
}

function useTurns(running: boolean, current: number, onTurn: () => void) {
  const left = useRef({ current, timeMs: slideMs });
  const turn = useRef(onTurn);
  useEffect(() => {
    turn.current = onTurn;
  });
  useEffect(() => {
    if (left.current.current !== current) left.current = { current, timeMs: slideMs };
    if (!running) return;
    const startedMs = performance.now();
    const timer = setTimeout(() => turn.current(), left.current.timeMs);
    return () => {
      clearTimeout(timer);
      left.current.timeMs = Math.max(0, left.current.timeMs - (performance.now() - startedMs));
    };
  }, [running, current]);
}

const reducedMotion = "(prefers-reduced-motion: reduce)";

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(reducedMotion);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    () => window.matchMedia(reducedMotion).matches,
    () => false,
  );
}

function useDocumentHidden(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      document.addEventListener("visibilitychange", onChange);
      return () => document.removeEventListener("visibilitychange", onChange);
    },
    () => document.hidden,
    () => false,
  );
}
