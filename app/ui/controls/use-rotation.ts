import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { startRotation, type Rotation, type RotationState } from "./rotation.ts";

interface RotationOptions {
  /** The carousel's element. */
  region: RefObject<HTMLElement | null>;
  /** The slide that is shown; the time starts again with each new slide. */
  current: number;
  /** Shows the next slide. */
  onTurn: () => void;
  /** Whether the carousel is ready to turn. */
  ready: boolean;
}

/** Turns a carousel to its next slide from time to time (`startRotation`). */
export function useRotation({ region, current, onTurn, ready }: RotationOptions) {
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
