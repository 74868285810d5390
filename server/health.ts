import type { Context } from "hono";
import type { EnquiryStore } from "./enquiries/store/enquiry-store.ts";

/**
 * Says how enquiries stand, by numbers alone. 503 and `failing` where none can be kept; 200 and `degraded` where they are
 * kept and no way leads to the owner; else 200 and `ok`.
 */
export function createHealthCheck(store: EnquiryStore, reachOwner: boolean) {
  return async (context: Context): Promise<Response> => {
    const noStore = { "cache-control": "no-store" };
    try {
      await store.check();
      const enquiries = await store.counts();
      const status = reachOwner ? "ok" : "degraded";
      return context.json({ status, enquiryStorage: "writable", enquiries }, 200, noStore);
    } catch {
      return context.json({ status: "failing", enquiryStorage: "not writable" }, 503, noStore);
    }
  };
}
