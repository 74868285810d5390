import { createHash, timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import type { FailingChannel } from "../enquiries/delivery/channel-watch.ts";
import type { EnquiryStore } from "../enquiries/store/enquiry-store.ts";
import type { ChannelName } from "../enquiries/store/enquiry.ts";

interface Report {
  status: "ok" | "degraded" | "failing";
  enquiryStorage: "writable" | "not writable";
  /** The fault of the pages that visitors get. */
  pages?: PagesFault;
  /** The channels that currently deliver no enquiries. */
  failingChannels?: ChannelName[];
  /** Deleted enquiries could not be removed from the disk. */
  deletedText?: "still on the disk";
  enquiries?: EnquiryNumbers;
}

/**
 * Pages that depend on the query cannot be rendered, a new version of the site cannot be loaded, or the privacy page states a different
 * number of days from ENQUIRY_RETENTION_DAYS.
 */
export type PagesFault = "only prerendered" | "of the former version" | "with another retention period";

/** Counts that only the owner may see. */
interface EnquiryNumbers {
  waiting: number;
  delivered: number;
  parked: number;
  /** How long the oldest waiting enquiry has waited. */
  oldestWaitingMinutes?: number;
}

interface HealthParts {
  store: EnquiryStore;
  /** Whether enquiries are sent by email. */
  sendsMail: boolean;
  /** The channels that currently deliver no enquiries. */
  failingChannels?: (() => readonly FailingChannel[]) | undefined;
  /** Whether deleted enquiries could not be removed from the disk. */
  textRemains?: (() => boolean) | undefined;
  pagesFault?: (() => PagesFault | undefined) | undefined;
  /** The bearer token for callers who may read the counts. Without a token, nobody may. */
  token?: string | undefined;
}

/** A longer wait suggests that no enquiries are being delivered. */
const toleratedWaitMs = 60 * 60_000;
/** The disk may hang, and health checks time out early. */
const answerWithinMs = 2000;

/**
 * Reports the state of the server: 503 and `failing` if enquiries cannot be stored; 200 and `degraded` if there is no
 * mail server, a channel fails, an enquiry is parked or has waited more than an hour, deleted text is still on
 * the disk, or the pages have a fault; otherwise 200 and `ok`. Callers with the token also get the enquiry counts.
 */
export function createHealthCheck({
  store,
  sendsMail,
  failingChannels = () => [],
  textRemains = () => false,
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
        status: sendsMail && !stuck && !pages && !textRemains() ? "ok" : "degraded",
        enquiryStorage: "writable",
        ...(pages ? { pages } : {}),
        ...(failing.length > 0 ? { failingChannels: failing } : {}),
        ...(textRemains() ? { deletedText: "still on the disk" } : {}),
        enquiries: {
          ...counts,
          ...(longestWaitMs === null ? {} : { oldestWaitingMinutes: Math.floor(longestWaitMs / 60_000) }),
        },
      };
    } catch {
      return { status: "failing", enquiryStorage: "not writable" };
    }
  };
  // A check may write to the disk, so simultaneous requests share one and do not delay enquiries.
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
