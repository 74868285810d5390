const minuteMs = 60_000;
const longestMs = 6 * 60 * minuteMs;
const periodMs = 3 * 24 * 60 * minuteMs;
const jitter = 0.2;

/** What is waited after each failed attempt, jitter aside. Even where jitter shortens every one, they last three days. */
export const delaysMs: readonly number[] = schedule();

/**
 * How long to wait after an attempt that failed for the time being, in milliseconds, with 20 % jitter to either side;
 * nothing when that was the last one. Attempts are counted and no clock is read, so that a clock that jumps gives
 * nothing up.
 * @param attempt 1 for the first
 */
export function delayAfter(attempt: number, random: () => number = Math.random): number | undefined {
  const delayMs = delaysMs[attempt - 1];
  return delayMs === undefined ? undefined : Math.round(delayMs * (1 - jitter + 2 * jitter * random()));
}

function schedule(): number[] {
  const delays: number[] = [];
  for (let delayMs = minuteMs, shortestMs = 0; shortestMs < periodMs; delayMs = Math.min(delayMs * 2, longestMs)) {
    delays.push(delayMs);
    shortestMs += delayMs * (1 - jitter);
  }
  return delays;
}
