import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { FailingChannel } from "../enquiries/delivery/channel-watch.ts";
import type { EnquiryStore } from "../enquiries/store/enquiry-store.ts";
import type { ChannelName } from "../enquiries/store/enquiry.ts";

interface Report {
  status: "ok" | "degraded" | "failing";
  enquiryStorage: "writable" | "not writable";
  /** What is wrong with the pages that visitors get. */
  pages?: PagesFault;
  /** The channels by which nothing reaches the owner at present. */
  failingChannels?: ChannelName[];
  enquiries?: EnquiryNumbers;
}

/** Pages that read a query cannot be rendered; or a new version of the site cannot be loaded. */
export type PagesFault = "only prerendered" | "of the former version";

/** What is nobody's business but the owner's. */
interface EnquiryNumbers {
  waiting: number;
  delivered: number;
  parked: number;
  /** For how long the oldest of those that wait has waited. */
  oldestWaitingMinutes?: number;
}

interface HealthParts {
  store: EnquiryStore;
  /** Whether a mail server is set up that takes enquiries to the owner. */
  sendsMail: boolean;
  /** The channels by which nothing reaches the owner at present. */
  failingChannels?: (() => readonly FailingChannel[]) | undefined;
  pagesFault?: (() => PagesFault | undefined) | undefined;
  /** A caller who sends this as a bearer token is told the numbers. Without one, nobody is. */
  token?: string | undefined;
}

/** An enquiry that has waited for longer is a sign that nothing leaves. */
const toleratedWaitMs = 60 * 60_000;
/** The disk may be frozen, and health checks time out early. */
const answerWithinMs = 2000;

/**
 * Reports the state of enquiries. 503 and `failing` where none can be stored; 200 and `degraded` where they can, and no mail
 * server is set up to send them, a channel fails, one is parked, or one has waited for an hour, or where the pages are not as they
 * should be; else 200 and `ok`. How many there are is told to callers with the token.
 */
export function createHealthCheck({
  store,
  sendsMail,
  failingChannels = () => [],
  pagesFault = () => undefined,
  token,
}: HealthParts) {
  const mayReadNumbers = numbersFor(token);
  const examine = async (): Promise<Report> => {
    try {
      await store.check();
      const { longestWaitMs, ...counts } = await store.counts();
      const failing = failingChannels().map(({ channel }) => channel);
      const pages = pagesFault();
      const stuck = failing.length > 0 || counts.parked > 0 || (longestWaitMs ?? 0) > toleratedWaitMs;
      return {
        status: sendsMail && !stuck && !pages ? "ok" : "degraded",
        enquiryStorage: "writable",
        ...(pages ? { pages } : {}),
        ...(failing.length > 0 ? { failingChannels: failing } : {}),
        enquiries: {
          ...counts,
          ...(longestWaitMs === null ? {} : { oldestWaitingMinutes: Math.floor(longestWaitMs / 60_000) }),
        },
      };
    } catch {
      return { status: "failing", enquiryStorage: "not writable" };
    }
  };
  // It may write to the disk: simultaneous requests share one check, so that many of them do not hold up enquiries.
  let inProgress: Promise<Report> | undefined;
  return async (context: Context): Promise<Response> => {
    inProgress ??= examine().finally(() => {
      inProgress = undefined;
    });
    const { enquiries, ...report } = await inTime(inProgress);
    const shown = enquiries && mayReadNumbers(context) ? { ...report, enquiries } : report;
    return context.json(shown, report.status === "failing" ? 503 : 200, { "cache-control": "no-store" });
  };
}

async function inTime(report: Promise<Report>): Promise<Report> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Report>((resolve) => {
    timer = setTimeout(() => resolve({ status: "failing", enquiryStorage: "not writable" }), answerWithinMs);
  });
  return Promise.race([report, tooLate]).finally(() => clearTimeout(timer));
}

function numbersFor(token: string | undefined) {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  const expected = token === undefined ? undefined : digest(`Bearer ${token}`);
  return ({ req }: Context): boolean => {
    const given = req.header("authorization");
    return expected !== undefined && given !== undefined && timingSafeEqual(digest(given), expected);
  };
}
