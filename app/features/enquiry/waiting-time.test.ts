import { expect, test } from "vitest";
import { secondsToWait, waitingTimeInWords } from "./waiting-time.ts";

test.each([
  [0.2, "1 second"],
  [1, "1 second"],
  [59.1, "60 seconds"],
  [90, "90 seconds"],
  [91, "2 minutes"],
  [3600, "60 minutes"],
  [6000, "2 hours"],
])("%d s is '%s'", (seconds, words) => {
  expect(waitingTimeInWords(seconds)).toBe(words);
});

const now = Date.parse("2026-03-01T12:00:00Z");

test.each([
  ["40", 40],
  [" 40 ", 40],
  ["Sun, 01 Mar 2026 12:01:30 GMT", 90],
  ["Sun, 01 Mar 2026 11:00:00 GMT", undefined],
  ["0", undefined],
  ["-5", undefined],
  ["soon", undefined],
  ["", undefined],
  [null, undefined],
])("Retry-After %j requests %j seconds", (header, seconds) => {
  expect(secondsToWait(header, now)).toBe(seconds);
});
