import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";

export interface RateLimit {
  /**
   * Counts an enquiry of a sender.
   * @returns the seconds after which it may be sent again; undefined when it is within the limit
   */
  count(sender: string, fromForm: boolean): Promise<number | undefined>;
}

/**
 * Limits the enquiries of one sender within a minute. For those that do not say how the form was filled in the limit is half of
 * that, and at least one.
 */
export function createRateLimit(enquiriesPerMinute: number): RateLimit {
  const all = new RateLimiterMemory({ points: enquiriesPerMinute, duration: 60 });
  const half = Math.max(1, Math.floor(enquiriesPerMinute / 2));
  const withoutSignals = new RateLimiterMemory({ points: half, duration: 60 });
  return {
    async count(sender, fromForm) {
      try {
        if (!fromForm) await withoutSignals.consume(sender);
        await all.consume(sender);
        return undefined;
      } catch (error) {
        if (error instanceof RateLimiterRes) return Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw error;
      }
    },
  };
}
