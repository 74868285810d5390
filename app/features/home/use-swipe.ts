import { useRef, type PointerEvent } from "react";

/** How far a finger moves sideways before it counts as a swipe. */
export const swipeThresholdPx = 40;

/**
 * Detects swipes across an element. Vertical movement scrolls the page.
 * @param onSwipe gets 1 for a swipe to the left (forward) and -1 for one to the right
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      start.current = event.pointerType === "touch" ? { x: event.clientX, y: event.clientY } : null;
    },
    onPointerUp(event: PointerEvent) {
      if (!start.current) return;
      const acrossPx = event.clientX - start.current.x;
      const downPx = event.clientY - start.current.y;
      start.current = null;
      if (Math.abs(acrossPx) < swipeThresholdPx || Math.abs(acrossPx) < Math.abs(downPx)) return;
      onSwipe(acrossPx < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}
