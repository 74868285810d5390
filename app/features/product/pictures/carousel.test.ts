import { describe, expect, it } from "vitest";
import { repeatedUntilEndless } from "./picture-carousel.island.tsx";

const shown = { byDefault: 2, upTo1024Px: 3, upTo600Px: 1, centrePaddingPx: 0 };
const strip = <Slide>(slides: Slide[]) => repeatedUntilEndless(slides, shown);

describe("the strip of a carousel", () => {
  it("begins with a repeat of the last slide, so that the first is in the middle", () => {
    const [first, second] = strip(["a", "b", "c"]);
    expect(first).toMatchObject({ slide: "c", index: 2 });
    expect(first?.repeat).not.toBe(0);
    expect(second).toEqual({ slide: "a", index: 0, repeat: 0 });
  });

  it.each([2, 3, 4, 5, 9])("shows each of %i slides once that is not a repeat, in order", (count) => {
    const slides = Array.from({ length: count }, (_, index) => `slide ${index}`);
    const originals = strip(slides).filter(({ repeat }) => repeat === 0);
    expect(originals.map(({ slide }) => slide)).toEqual(slides);
  });

  it.each([2, 3, 4])("loops with %i slides: whole rounds, and more than fill the widest view", (count) => {
    const slides = Array.from({ length: count }, (_, index) => index);
    const places = strip(slides);
    expect(places.length % count).toBe(0);
    expect(places.length).toBeGreaterThan(shown.upTo1024Px + 1);
    for (const [place, { index }] of places.entries()) {
      expect(places[(place + 1) % places.length]?.index).toBe((index + 1) % count);
    }
  });
});
