const minuteMs = 60_000;
/** India has a single time zone and no daylight saving time. */
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

/** The time in milliseconds since 1970, from a date in India (`2026-01-31`) and the minutes since midnight there. */
export function timeOfDayInIndia(day: string, minute: number): number {
  return Date.parse(`${day}T00:00:00Z`) - offsetMs + minute * minuteMs;
}

/** Formats a time in India: `3 June 2026 at 14:05`. */
export function timeInIndia(timeMs: number): string {
  return indianTime.format(timeMs);
}
