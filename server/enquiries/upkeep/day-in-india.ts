const minuteMs = 60_000;
/** India has one zone and no summer time. */
const offsetMs = 330 * minuteMs;

/** The date and the minutes since midnight as the clocks in India show them. */
export function dayInIndia(atMs: number): { day: string; minute: number } {
  const shifted = new Date(atMs + offsetMs);
  return { day: shifted.toISOString().slice(0, 10), minute: shifted.getUTCHours() * 60 + shifted.getUTCMinutes() };
}

/** When the clocks in India show so many minutes since midnight of a day (`2026-01-31`), in milliseconds since 1970. */
export function timeOfDayInIndia(day: string, minute: number): number {
  return Date.parse(`${day}T00:00:00Z`) - offsetMs + minute * minuteMs;
}
