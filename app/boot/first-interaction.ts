const interactionEvents = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "scroll", "focusin"];

/** How long to wait for the first interaction. */
const timeoutMs = 2000;

let interaction: Promise<void> | undefined;

/** Resolves at the visitor's first interaction with the page, or after 2 seconds. */
export function firstInteraction(): Promise<void> {
  interaction ??= new Promise((resolve) => {
    const listeners = new AbortController();
    const settle = () => {
      listeners.abort();
      resolve();
    };
    for (const name of interactionEvents) {
      addEventListener(name, settle, { capture: true, passive: true, signal: listeners.signal });
    }
    setTimeout(settle, timeoutMs);
  });
  return interaction;
}
