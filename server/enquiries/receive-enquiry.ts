import type { EnquiryReceiver } from "#app/enquiry/receiver-context.ts";
import { enquiryRequestSchema } from "#app/enquiry/schema.ts";
import type { Log } from "../log.ts";
import { StoreUnavailableError, type EnquiryStore } from "./store/enquiry-store.ts";

/** Makes the receiver that checks an enquiry and keeps it on this server's disk before it says so. */
export function createEnquiryReceiver(store: EnquiryStore, log: Log): EnquiryReceiver {
  return async (requestBody) => {
    const checked = enquiryRequestSchema.safeParse(requestBody);
    if (!checked.success) {
      const [first] = checked.error.issues;
      const field = first && first.path.length > 0 ? first.path.join(".") : "The body";
      return { accepted: false, status: 400, reason: `${field}: ${first?.message ?? "is not as expected"}.` };
    }
    try {
      const { reference, repeated } = await store.accept({ request: checked.data, sender: null });
      log.info(repeated ? "enquiry repeated" : "enquiry stored", { reference });
      return { accepted: true, reference };
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      log.error("enquiry not stored", { reason: error.message });
      return { accepted: false, status: 503, reason: "Could not be stored. Please try again." };
    }
  };
}
