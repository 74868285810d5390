const minuteMs = 60_000;
const longestMs = 6 * 60 * minuteMs;
const jitter = 0.2;

/**
 * How long to wait after an attempt that failed, in milliseconds: a minute, doubled with each further attempt up to six hours,
 * with 20 % jitter either way. There is always a further attempt. Attempts are counted and no clock is read.
 * @param attempt 1 for the first
 */
export function delayAfter(attempt: number, random: () => number = Math.random): number {
  const delayMs = Math.min(minuteMs * 2 ** (attempt - 1), longestMs);
  return Math.round(delayMs * (1 - jitter + 2 * jitter * random()));
}
