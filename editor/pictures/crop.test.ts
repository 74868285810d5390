import { assert, double, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { focusPercentIn, phonePartOf } from "./crop.ts";

const photograph = { widthPx: 3000, heightPx: 2000 };
const banner = [2, 1] as const;
const phone = [5, 8] as const;

describe("the centre chosen for a banner", () => {
  test("is measured from the left of the banner's crop", () => {
    expect(focusPercentIn(photograph, { focusX: 0.5, focusY: 0.5, closer: 1 }, banner)).toBe(50);
    expect(focusPercentIn(photograph, { focusX: 0.9, focusY: 0.5, closer: 1 }, banner)).toBe(90);
    // At twice the zoom, the banner shows the right half of the photograph.
    expect(focusPercentIn(photograph, { focusX: 0.9, focusY: 0.5, closer: 2 }, banner)).toBe(80);
  });

  test("stays visible if a phone cuts off the sides", () => {
    const part = double({ min: 0, max: 1, noNaN: true });
    const crops = record({ focusX: part, focusY: part, closer: double({ min: 1, max: 4, noNaN: true }) });
    assert(
      property(crops, (crop) => {
        const { left, width } = phonePartOf(photograph, crop, banner, phone);
        const middlePx = crop.focusX * photograph.widthPx;
        // Allows for rounding to whole per cent and pixels.
        expect(middlePx).toBeGreaterThanOrEqual(left - 16);
        expect(middlePx).toBeLessThanOrEqual(left + width + 16);
      }),
    );
  });
});
