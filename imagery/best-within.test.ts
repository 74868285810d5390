import { array, assert, asyncProperty, double, integer } from "fast-check";
import { describe, expect, it } from "vitest";
import { bestWithin } from "./best-within.ts";

/** Treats each quality as the size of its encoding in bytes, and counts the encodings. */
function encoderOf(bytesAt: ReadonlyMap<number, number>) {
  let count = 0;
  return {
    encodeWith: async (quality: number) => {
      count += 1;
      return Buffer.alloc(bytesAt.get(quality) ?? 0);
    },
    count: () => count,
  };
}

const sizes = (bytes: readonly number[]) => new Map(bytes.map((each, index) => [60 - index, each]));

describe("the best quality within a budget", () => {
  it.each([
    ["the first, if that fits", [900, 700, 500], 900, 1],
    ["the next, if the first is a little too large", [1100, 960, 700], 960, 2],
    ["one far below, if the first is much too large", [3000, 2400, 1920, 1536, 1229, 983, 786], 983, 2],
    ["the worst, if none fits", [9000, 7000, 5000], 5000, 2],
  ])("is %s", async (_which, bytes, best, tries) => {
    const { encodeWith, count } = encoderOf(sizes(bytes));
    expect((await bestWithin(1000, [...sizes(bytes).keys()], encodeWith)).length).toBe(best);
    expect(count()).toBe(tries);
  });

  it("is the best that fits, whatever the sizes are, if each is at least a tenth smaller than the previous one", async () => {
    const shares = array(double({ min: 0.5, max: 0.9, noNaN: true }), { minLength: 1, maxLength: 8 });
    await assert(
      asyncProperty(integer({ min: 500, max: 9000 }), shares, async (largest, smallerBy) => {
        const bytes = [largest];
        for (const share of smallerBy) bytes.push(Math.floor(bytes.at(-1)! * share));
        const { encodeWith } = encoderOf(sizes(bytes));
        const found = await bestWithin(1000, [...sizes(bytes).keys()], encodeWith);
        expect(found.length).toBe(bytes.find((each) => each <= 1000) ?? bytes.at(-1));
      }),
    );
  });
});
