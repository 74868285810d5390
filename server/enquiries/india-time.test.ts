import { expect, test } from "vitest";
import { dayInIndia, timeOfDayInIndia } from "./india-time.ts";

test.each([
  ["2026-06-02T18:29:59.999Z", "2026-06-02", 23 * 60 + 59],
  ["2026-06-02T18:30:00Z", "2026-06-03", 0],
  ["2026-06-03T02:30:00Z", "2026-06-03", 8 * 60],
  ["2025-12-31T18:30:00Z", "2026-01-01", 0],
  ["2028-02-28T18:30:00Z", "2028-02-29", 0],
])("%s is %s in India, %i minutes after midnight", (time, day, minute) => {
  expect(dayInIndia(Date.parse(time))).toEqual({ day, minute });
});

test.each(["2026-03-29", "2026-10-25", "2026-03-08", "2026-11-01"])(
  "on %s, when other countries change their clocks, the day in India has 24 hours and one 08:00",
  (day) => {
    const midnight = timeOfDayInIndia(day, 0);
    expect(dayInIndia(midnight - 1).day).not.toBe(day);
    expect(dayInIndia(midnight + 24 * 60 * 60_000 - 1)).toEqual({ day, minute: 1439 });
    expect(dayInIndia(timeOfDayInIndia(day, 480))).toEqual({ day, minute: 480 });
  },
);
