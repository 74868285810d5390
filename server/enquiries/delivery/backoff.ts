const minuteMs = 60_000;
const longestMs = 6 * 60 * minuteMs;
const jitter = 0.2;

/**
 * The delay after a failed attempt, in milliseconds: one minute, doubled after each further failure up to six hours,
 * with 20 % jitter either way. Retries never end. The delay depends on the number of attempts and not on the clock.
 * @param attempt 1 for the first
 */
export function delayAfter(attempt: number, random: () => number = Math.random): number {
  const delayMs = Math.min(minuteMs * 2 ** (attempt - 1), longestMs);
  return Math.round(delayMs * (1 - jitter + 2 * jitter * random()));
}
