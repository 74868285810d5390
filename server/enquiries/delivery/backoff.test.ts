import { expect, test } from "vitest";
import { maxDelayMs } from "../store/delivery-queue.ts";
import { delayAfter, delaysMs } from "./backoff.ts";

const hourMs = 60 * 60_000;

/** The delays of an enquiry that always fails. */
function delays(random: () => number): number[] {
  const all: number[] = [];
  for (let delay = delayAfter(1, random); delay !== undefined; delay = delayAfter(all.length + 1, random))
    all.push(delay);
  return all;
}

const totalHours = (random: () => number) => delays(random).reduce((sum, delay) => sum + delay) / hourMs;

test("delays begin at a minute, double, and stop growing at six hours", () => {
  expect(delays(() => 0.5).slice(0, 4)).toEqual([60_000, 120_000, 240_000, 480_000]);
  expect(Math.max(...delaysMs)).toBe(6 * hourMs);
});

test("attempts continue for three to four and a half days, whatever the jitter", () => {
  expect(totalHours(() => 0)).toBeGreaterThan(72);
  expect(totalHours(() => 1)).toBeLessThan(113);
});

test("no delay is longer than the queue allows", () => {
  expect(Math.max(...delays(() => 1))).toBeLessThan(maxDelayMs);
});

test("enquiries that failed together are not retried together", () => {
  const first = new Set(Array.from({ length: 20 }, () => delayAfter(1)));
  expect(first.size).toBeGreaterThan(10);
});
