import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from "react";
import { useDocumentHidden, useReducedMotion } from "#app/ui/use-media-state.ts";

/** How long a slide stands. */
export const slideMs = 5000;

interface RotationOptions {
  current: number;
  onTurn: () => void;
}

/**
 * Turns to the next slide every 5000 ms. Stands still while the pointer is over it, while the focus is inside, while the visitor has
 * paused it, in a hidden tab, and for good where reduced motion is asked for. Going on, it waits for what was left of the time.
 * @returns `pauses`, the handlers for the carousel's element
 */
export function useRotation({ current, onTurn }: RotationOptions) {
  const [paused, setPaused] = useState(false);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const reducedMotion = useReducedMotion();
  const hidden = useDocumentHidden();
  const running = !paused && !hovered && !focused && !hidden && !reducedMotion;
  useTurns(running, current, onTurn);

  const pauses = {
    onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== "touch"),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: (event: FocusEvent) => setFocused(event.currentTarget.contains(event.relatedTarget)),
  };
  return { running, paused, possible: !reducedMotion, toggle: () => setPaused(!paused), pauses };
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
