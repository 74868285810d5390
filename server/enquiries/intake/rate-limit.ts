import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Origin } from "./address-digest.ts";

/** The limit that an enquiry exceeds: that of its sender, of its IPv6 range or of the whole site. */
export interface LimitReached {
  by: "sender" | "range" | "site";
  /** Seconds until the enquiry may be sent again. */
  seconds: number;
}

export interface RateLimit {
  /** Counts an enquiry. Returns undefined if it is within every limit. */
  count(origin: Origin | null, fromForm: boolean): Promise<LimitReached | undefined>;
}

export interface Rates {
  /** Enquiries per minute from one sender. */
  enquiriesPerMinute: number;
  /** Enquiries per minute from all visitors together; absent: twenty times the sender's limit. */
  siteEnquiriesPerMinute?: number | undefined;
}

const timesOfRange = { 48: 2, 32: 10 } as const;
const timesOfSite = 20;
const duration = 60;
const wholeSite = "site";

/**
 * Limits enquiries per minute from one sender, one IPv6 range and the whole site. Senders that do not report how the
 * form was filled in get half the sender's limit, and at least one enquiry. An enquiry counts towards a wider limit
 * only if it is within the narrower ones, so that one sender cannot exhaust the site's limit. There are at most five
 * keys for each enquiry that the whole site may accept in a minute: 600 at the default, some 100 kB.
 */
export function createRateLimit({ enquiriesPerMinute, siteEnquiriesPerMinute }: Rates): RateLimit {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration });
  const ofSender = limiter(enquiriesPerMinute);
  const withoutSignals = limiter(Math.max(1, Math.floor(enquiriesPerMinute / 2)));
  const ofRange = {
    48: limiter(enquiriesPerMinute * timesOfRange[48]),
    32: limiter(enquiriesPerMinute * timesOfRange[32]),
  };
  const ofSite = limiter(siteEnquiriesPerMinute ?? enquiriesPerMinute * timesOfSite);

  return {
    async count(origin, fromForm) {
      const { sender, ranges } = origin ?? { sender: "", ranges: {} };
      // Check the wider limits first: keys are only created for enquiries that may still be accepted, so a flood from
      // many addresses cannot fill the memory.
      const wider: [LimitReached["by"], RateLimiterMemory, string | undefined][] = [
        ["site", ofSite, wholeSite],
        ["range", ofRange[32], ranges[32]],
        ["range", ofRange[48], ranges[48]],
      ];
      for (const [by, limit, key] of wider) {
        const state = key === undefined ? null : await limit.get(key);
        if (state && state.remainingPoints <= 0) return { by, seconds: secondsUntil(state) };
      }
      const steps: [LimitReached["by"], RateLimiterMemory, string | undefined][] = [
        ["sender", withoutSignals, fromForm ? undefined : sender],
        ["sender", ofSender, sender],
        ["range", ofRange[48], ranges[48]],
        ["range", ofRange[32], ranges[32]],
        ["site", ofSite, wholeSite],
      ];
      for (const [by, limit, key] of steps) {
        const seconds = key === undefined ? undefined : await consume(limit, key);
        if (seconds !== undefined) return { by, seconds };
      }
      return undefined;
    },
  };
}

/** Counts one enquiry. Returns the seconds to wait if it exceeds the limit. */
async function consume(limit: RateLimiterMemory, key: string): Promise<number | undefined> {
  try {
    await limit.consume(key);
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return secondsUntil(error);
    throw error;
  }
}

function secondsUntil({ msBeforeNext }: RateLimiterRes): number {
  return Math.max(1, Math.ceil(msBeforeNext / 1000));
}
