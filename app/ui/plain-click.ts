import type { MouseEvent } from "react";

/** Replaces the default action of a click on a link, unless the click opens another tab or window. */
export function onPlainClick(event: MouseEvent, act: () => void): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  act();
}
