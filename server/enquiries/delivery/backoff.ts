const minuteMs = 60_000;
const maxDelayMs = 6 * 60 * minuteMs;
const periodMs = 3 * 24 * 60 * minuteMs;
const jitter = 0.2;

/** The delay after each failed attempt, without jitter. Even if jitter shortens every one, they last three days. */
export const delaysMs: readonly number[] = schedule();

/**
 * How long to wait after an attempt that failed temporarily, in milliseconds, with 20 % jitter either way; undefined when
 * that was the last one. Attempts are counted and no clock is read, so that no enquiry is given up when the clock jumps.
 * @param attempt 1 for the first
 */
export function delayAfter(attempt: number, random: () => number = Math.random): number | undefined {
  const delayMs = delaysMs[attempt - 1];
  return delayMs === undefined ? undefined : Math.round(delayMs * (1 - jitter + 2 * jitter * random()));
}

function schedule(): number[] {
  const delays: number[] = [];
  for (let delayMs = minuteMs, shortestMs = 0; shortestMs < periodMs; delayMs = Math.min(delayMs * 2, maxDelayMs)) {
    delays.push(delayMs);
    shortestMs += delayMs * (1 - jitter);
  }
  return delays;
}
