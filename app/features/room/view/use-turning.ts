import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { firstView, turned, type ViewDirection } from "./projection.ts";

/** The rotation by one key press, in degrees. */
export const turnDegrees = 15;

/** A pointer that moves less than this, in CSS pixels, counts as a click. */
const pressPx = 5;

const degreesPerPx = 0.5;

const keyTurns: Readonly<Record<string, { azimuth?: number; elevation?: number }>> = {
  ArrowLeft: { azimuth: -turnDegrees },
  ArrowRight: { azimuth: turnDegrees },
  ArrowUp: { elevation: turnDegrees },
  ArrowDown: { elevation: -turnDegrees },
};

interface Drag {
  readonly from: ViewDirection;
  readonly x: number;
  readonly y: number;
  isTurning: boolean;
}

/**
 * The viewing direction, changed with arrow keys, by dragging, and by touch. Vertical touch gestures scroll the
 * page, so a finger rotates only horizontally.
 */
export function useTurning() {
  const [view, setView] = useState(firstView);
  const drag = useRef<Drag>(undefined);
  /** Whether the click that ends a drag is still pending. */
  const hasTurned = useRef(false);

  return {
    view,
    turn: (by: { azimuth?: number; elevation?: number }) => setView((before) => turned(before, by)),
    onKeyDown(event: KeyboardEvent) {
      const by = keyTurns[event.key];
      if (!by || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setView((before) => turned(before, by));
    },
    pointer: {
      onPointerDown(event: PointerEvent) {
        hasTurned.current = false;
        if (event.isPrimary && event.button === 0)
          drag.current = { from: view, x: event.clientX, y: event.clientY, isTurning: false };
      },
      onPointerMove(event: PointerEvent) {
        const { current } = drag;
        if (!current || !event.isPrimary) return;
        const [x, y] = [event.clientX - current.x, event.clientY - current.y];
        if (!current.isTurning) {
          if (Math.hypot(x, y) < pressPx) return;
          current.isTurning = true;
          hasTurned.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }
        const elevation = event.pointerType === "touch" ? 0 : y * degreesPerPx;
        setView(turned(current.from, { azimuth: -x * degreesPerPx, elevation }));
      },
      onPointerUp: () => (drag.current = undefined),
      onPointerCancel: () => (drag.current = undefined),
      onClickCapture(event: MouseEvent) {
        if (!hasTurned.current) return;
        hasTurned.current = false;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
