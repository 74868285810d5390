/** Whether the browser prepares this page in the background, for a visitor who has not opened it yet. */
export function isPrerendering(): boolean {
  return document.prerendering ?? false;
}

/**
 * Calls the listener when what is stored may have changed while this page could not see it: when it is shown after having been prepared
 * in the background, or again after another page; in both cases after its first frame. Returns a function that unsubscribes.
 */
export function onPageShown(listener: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  // Reading what is stored waits for the browser's process, which is busy with showing the page.
  const unlessEnded = () => signal.aborted || listener();
  const afterFirstFrame = () => requestAnimationFrame(() => setTimeout(unlessEnded));
  document.addEventListener("prerenderingchange", () => afterFirstPaint(unlessEnded), { signal });
  addEventListener("pageshow", ({ persisted }) => persisted && afterFirstFrame(), { signal });
  return () => ending.abort();
}

/** Waits until something of the page is on the screen. A frame that has been drawn is not there yet: its pictures are still decoded. */
function afterFirstPaint(act: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: "paint", buffered: true });
}
