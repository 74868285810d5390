import type { Context } from "hono";
import type { EnquiryCounts } from "../enquiries/store/deliveries.ts";
import type { EnquiryStore } from "../enquiries/store/enquiry-store.ts";

interface Report {
  status: "ok" | "degraded" | "failing";
  enquiryStorage: "writable" | "not writable";
  enquiries?: EnquiryCounts;
}

/**
 * Reports the state of enquiries, by numbers alone. 503 and `failing` where none can be stored; 200 and `degraded` where they
 * can and no mail server is set up to send them; else 200 and `ok`.
 */
export function createHealthCheck(store: EnquiryStore, sendsMail: boolean) {
  const examine = async (): Promise<Report> => {
    try {
      await store.check();
      const enquiries = await store.counts();
      return { status: sendsMail ? "ok" : "degraded", enquiryStorage: "writable", enquiries };
    } catch {
      return { status: "failing", enquiryStorage: "not writable" };
    }
  };
  // It writes to the disk: simultaneous requests share one check, so that many of them do not hold up enquiries.
  let inProgress: Promise<Report> | undefined;
  return async (context: Context): Promise<Response> => {
    inProgress ??= examine().finally(() => {
      inProgress = undefined;
    });
    const report = await inProgress;
    return context.json(report, report.status === "failing" ? 503 : 200, { "cache-control": "no-store" });
  };
}
