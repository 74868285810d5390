const signs = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel", "scroll", "focusin"];

/** How long is waited for a sign of the visitor. */
const latestMs = 2000;

let interest: Promise<void> | undefined;

/** Resolves at the visitor's first touch of the page, and soon after it was shown at the latest. */
export function firstInterest(): Promise<void> {
  interest ??= new Promise((resolve) => {
    const listening = new AbortController();
    const settle = () => {
      listening.abort();
      resolve();
    };
    for (const sign of signs) {
      addEventListener(sign, settle, { capture: true, passive: true, signal: listening.signal });
    }
    setTimeout(settle, latestMs);
  });
  return interest;
}
