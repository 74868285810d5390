import { useEffect, useRef, useState, type RefObject } from "react";
import { useDocumentHidden, useReducedMotion } from "#app/ui/use-media-state.ts";

/** How long a slide stands before the next one comes. */
const intervalMs = 5000;

/**
 * Advances a strip by itself while it is on the screen: not under the pointer, not while the focus is inside, not for
 * visitors who want less motion, and not after the visitor has paused it.
 */
export function useAutoAdvance(region: RefObject<HTMLElement | null>, ready: boolean, advance: () => void) {
  const [paused, setPaused] = useState(false);
  const reducedMotion = useReducedMotion();
  const hidden = useDocumentHidden();
  const held = useHeld(region, ready);
  const running = ready && !paused && !reducedMotion && !hidden && !held;
  const latestAdvance = useRef(advance);
  useEffect(() => {
    latestAdvance.current = advance;
  }, [advance]);

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => latestAdvance.current(), intervalMs);
    return () => clearInterval(timer);
  }, [running]);

  return { possible: !reducedMotion, paused, running, toggle: () => setPaused(!paused) };
}

/** Whether the strip is under the pointer, has the focus, or is off the screen. */
function useHeld(region: RefObject<HTMLElement | null>, ready: boolean): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!element || !ready) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener("pointermove", ({ pointerType }) => setHovered(pointerType === "mouse"), { signal });
    element.addEventListener("pointerleave", () => setHovered(false), { signal });
    element.addEventListener("focusin", () => setFocused(true), { signal });
    element.addEventListener("focusout", () => setFocused(false), { signal });
    const observer = new IntersectionObserver(([entry]) => {
      setVisible(entry?.isIntersecting ?? false);
      setFocused(element.contains(document.activeElement));
    });
    observer.observe(element);
    return () => {
      listeners.abort();
      observer.disconnect();
    };
  }, [region, ready]);
  return hovered || focused || !visible;
}
