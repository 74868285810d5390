import type { Context } from "hono";
import type { EnquiryStore } from "./enquiries/store/enquiry-store.ts";

/** Says whether enquiries can be kept: 200 and ok, or 503 and failing. */
export function createHealthCheck(store: EnquiryStore) {
  return async (context: Context): Promise<Response> => {
    const writable = await store.check().then(
      () => true,
      () => false,
    );
    const report = { status: writable ? "ok" : "failing", enquiryStorage: writable ? "writable" : "not writable" };
    return context.json(report, writable ? 200 : 503, { "cache-control": "no-store" });
  };
}
