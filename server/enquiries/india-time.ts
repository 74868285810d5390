const minuteMs = 60_000;
/** India has one time zone and no summer time. */
const offsetMs = 330 * minuteMs;

const indianTime = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Asia/Kolkata",
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
});

/** The date in India (`2026-01-31`) and the minutes since midnight there. */
export function dayInIndia(timeMs: number): { day: string; minute: number } {
  const shifted = new Date(timeMs + offsetMs);
  return { day: shifted.toISOString().slice(0, 10), minute: shifted.getUTCHours() * 60 + shifted.getUTCMinutes() };
}

/** The time so many minutes after midnight in India on a day (`2026-01-31`), in milliseconds since 1970. */
export function timeOfDayInIndia(day: string, minute: number): number {
  return Date.parse(`${day}T00:00:00Z`) - offsetMs + minute * minuteMs;
}

/** A time as people in India write it: `3 June 2026, 14:05`. */
export function timeInIndia(timeMs: number): string {
  return indianTime.format(timeMs);
}
