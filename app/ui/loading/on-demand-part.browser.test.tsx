import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import { onDemandPart } from "./on-demand-part.tsx";

const words = async () => ({ default: () => <p>The words</p> });

function show(part: ReactNode): HTMLElement {
  const place = document.createElement("div");
  const root = createRoot(place);
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(part));
  return place;
}

test("a preloaded part appears at once when it is shown", async () => {
  const load = vi.fn(words);
  const { Part, preload } = onDemandPart("words", load);
  preload();
  await vi.waitFor(() => expect(show(<Part />).textContent).toBe("The words"));
  expect(show(<Part />).textContent).toBe("The words");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a part that was not preloaded is loaded when it is shown", async () => {
  const { Part } = onDemandPart("words", words);
  const place = show(<Part />);
  await vi.waitFor(() => expect(place.textContent).toBe("The words"));
});

test("a part whose preload failed is retried when it is shown", async () => {
  const load = vi.fn(words).mockRejectedValueOnce(new TypeError("offline"));
  const { Part, preload } = onDemandPart("words", load);
  preload();
  await vi.waitFor(() => expect(load.mock.settledResults).toHaveLength(1));
  // The rejection passes through several promises.
  await new Promise((resolve) => setTimeout(resolve));
  const place = show(<Part />);
  await vi.waitFor(() => expect(place.textContent).toBe("The words"));
});
