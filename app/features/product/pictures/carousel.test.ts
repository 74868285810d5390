import { describe, expect, it } from "vitest";
import { repeatedUntilEndless } from "./picture-carousel.island.tsx";

const shown = { byDefault: 2, upTo1024Px: 3, upTo600Px: 1, centrePaddingPx: 0 };

describe.each([2, 3, 4, 5, 9])("the strip of a carousel of %i slides", (count) => {
  const strip = repeatedUntilEndless(count, shown);

  it("begins with a repeat of the last slide, so that the first is in the middle, then shows each once in order", () => {
    expect(strip[0]!.index).toBe(count - 1);
    expect(strip[0]!.repeat).not.toBe(0);
    const originals = strip.flatMap(({ index, repeat }, place) => (repeat === 0 ? [[place, index]] : []));
    expect(originals).toEqual(Array.from({ length: count }, (_, index) => [index + 1, index]));
  });

  it("loops: whole rounds, and more than fill the widest view", () => {
    expect(strip.length % count).toBe(0);
    expect(strip.length).toBeGreaterThan(shown.upTo1024Px + 1);
    for (const [place, { index }] of strip.entries())
      expect(strip[(place + 1) % strip.length]!.index).toBe((index + 1) % count);
  });
});
