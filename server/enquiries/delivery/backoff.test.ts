import { expect, test } from "vitest";
import { maxDelayMs } from "../store/delivery-queue.ts";
import { delayAfter } from "./delivery-attempt.ts";

const hourMs = 60 * 60_000;

test("delays start at one minute, double, and stop growing at six hours", () => {
  const delays = [1, 2, 3, 4, 9, 10, 500, 5000].map((attempt) => delayAfter(attempt, () => 0.5));
  expect(delays).toEqual([60_000, 120_000, 240_000, 480_000, 256 * 60_000, 6 * hourMs, 6 * hourMs, 6 * hourMs]);
});

test("no delay exceeds the queue's maximum", () => {
  expect(delayAfter(5000, () => 1)).toBeLessThan(maxDelayMs);
});

test("enquiries that failed together are retried at different times", () => {
  const first = new Set(Array.from({ length: 20 }, () => delayAfter(1)));
  expect(first.size).toBeGreaterThan(10);
});
