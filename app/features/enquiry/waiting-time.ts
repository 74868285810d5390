/** A time to wait in words, rounded up: `1 second`, `40 seconds`, `3 minutes`, `2 hours`. */
export function formatWaitingTime(seconds: number): string {
  const [amount, unit] =
    seconds <= 90 ? [seconds, "second"] : seconds <= 90 * 60 ? [seconds / 60, "minute"] : [seconds / 3600, "hour"];
  const whole = Math.max(1, Math.ceil(amount));
  return `${whole} ${unit}${whole === 1 ? "" : "s"}`;
}

/**
 * The seconds that a Retry-After header requests, given in seconds or as a date; undefined if it is missing,
 * unreadable or in the past.
 */
export function secondsToWait(retryAfter: string | null, nowMs = Date.now()): number | undefined {
  const value = retryAfter?.trim() ?? "";
  const seconds = /^\d{1,7}$/.test(value) ? Number(value) : Math.ceil((Date.parse(value) - nowMs) / 1000);
  return seconds > 0 ? seconds : undefined;
}
