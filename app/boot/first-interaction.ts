/** What counts as an interaction. The inline script of the document listens for the same events. */
export const interactionEvents = [
  "pointerdown",
  "touchstart",
  "keydown",
  "wheel",
  "scroll",
  "focusin",
  "click",
  "input",
  "popstate",
];

/** The first interaction: with the page, as recorded by the inline script, or with a field before that script ran. */
export function usedPart(): Element | null {
  return document.querySelector("[data-used],:focus");
}

let interaction: Promise<void> | undefined;

/** Resolves at the visitor's first interaction with the page, which the boot script may have noticed before this module was loaded. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    if (usedPart()) return resolve();
    const listeners = new AbortController();
    const settle = () => {
      listeners.abort();
      resolve();
    };
    // A finger does not move before it touches.
    const hovers = matchMedia("(hover: hover)").matches;
    for (const name of hovers ? [...interactionEvents, "pointermove"] : interactionEvents)
      addEventListener(name, settle, { capture: true, passive: true, signal: listeners.signal });
  });
  return interaction;
}
