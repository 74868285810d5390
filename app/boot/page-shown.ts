/** Whether the browser prepares this page in the background, for a visitor who has not opened it yet. */
export function isPrerendering(): boolean {
  return document.prerendering ?? false;
}

/**
 * Calls the listener when what is stored may have changed while this page could not see it: when it has been prepared in the background
 * and something of it has been painted, or when it is shown again, after its first frame. Returns a function that unsubscribes.
 */
export function onPageShown(listener: () => void): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const unlessEnded = () => signal.aborted || listener();
  // Reading what is stored waits for the browser's process, which is busy with showing the page.
  const afterFirstFrame = () => requestAnimationFrame(() => setTimeout(unlessEnded));
  if (isPrerendering()) afterFirstPaint(unlessEnded);
  addEventListener("pageshow", ({ persisted }) => persisted && afterFirstFrame(), { signal });
  return () => ending.abort();
}

/** Acts at once, or on a page that is being prepared once something of it has been painted. */
export function whenShown(act: () => void): void {
  if (isPrerendering()) afterFirstPaint(act);
  else act();
}

/**
 * Waits until something of the page is on the screen. A frame that has been drawn is not there yet: its pictures are still decoded.
 * The browser says it by itself, so that a page that was prepared has nothing to do between the press and its first frame.
 */
function afterFirstPaint(act: () => void): void {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    act();
  }).observe({ type: "paint", buffered: true });
}
