/** Whether the browser is prerendering this page for a visitor who has not opened it yet. */
export function isPrerendering(): boolean {
  return document.prerendering ?? false;
}

/**
 * Calls the listener when storage may have changed without this page noticing: after the first paint of a
 * prerendered page, and after the first frame of a page restored from the back/forward cache. Returns a function
 * that unsubscribes.
 */
export function onPageShown(listener: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const unlessEnded = () => signal.aborted || listener();
  // Reading storage waits for the browser process, which is busy showing the page.
  const afterFirstFrame = () => requestAnimationFrame(() => setTimeout(unlessEnded));
  if (isPrerendering()) afterFirstPaint(unlessEnded);
  addEventListener("pageshow", ({ persisted }) => persisted && afterFirstFrame(), { signal });
  return () => ending.abort();
}

/** Runs at once or, on a prerendered page, after the first paint. */
export function whenShown(act: () => void): void {
  if (isPrerendering()) afterFirstPaint(act);
  else act();
}

/**
 * Waits for the first paint. A frame callback would be too early, because pictures are still being decoded, and
 * would add work between the click and the first frame of a prerendered page.
 */
function afterFirstPaint(act: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: "paint", buffered: true });
}
