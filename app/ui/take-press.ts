import type { MouseEvent } from "react";

/** Takes a press on a link over, unless it asks for another tab or window. */
export function takePress(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
