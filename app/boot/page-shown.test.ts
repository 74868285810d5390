import { afterEach, expect, test, vi } from "vitest";
import { onPageShown } from "./page-shown.ts";

afterEach(() => vi.unstubAllGlobals());

/** Reports a paint after 16 ms, like a frame. */
class PaintIn16Ms {
  disconnect = vi.fn();
  readonly #callback: (list: undefined, observer: PaintIn16Ms) => void;

  constructor(callback: (list: undefined, observer: PaintIn16Ms) => void) {
    this.#callback = callback;
  }

  observe() {
    setTimeout(() => this.#callback(undefined, this), 16);
  }
}

test("a listener is called after the first frame of a prerendered or restored page, until it unsubscribes", () => {
  vi.useFakeTimers();
  const page = Object.assign(new EventTarget(), { prerendering: true });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("requestAnimationFrame", (act: () => void) => setTimeout(act, 16));
  vi.stubGlobal("PerformanceObserver", PaintIn16Ms);
  const listener = vi.fn();
  const unsubscribe = onPageShown(listener);
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  vi.advanceTimersByTime(15);
  expect(listener).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledOnce();
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  vi.advanceTimersByTime(15);
  expect(listener).toHaveBeenCalledOnce();
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(2);
  page.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  unsubscribe();
  vi.runAllTimers();
  expect(listener).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
