import type { EnquiryReceiver } from "#app/enquiry/receiver-context.ts";
import { enquiryRequestSchema } from "#app/enquiry/schema.ts";
import type { Log } from "../log.ts";
import { newReference } from "./reference.ts";
import type { EnquiryStore } from "./store-enquiry.ts";

/** Makes the receiver that checks an enquiry and keeps it on this server's disk before it says so. */
export function createEnquiryReceiver(store: EnquiryStore, log: Log): EnquiryReceiver {
  return async (requestBody) => {
    const checked = enquiryRequestSchema.safeParse(requestBody);
    if (!checked.success) {
      const [first] = checked.error.issues;
      const field = first && first.path.length > 0 ? first.path.join(".") : "The body";
      return { accepted: false, status: 400, reason: `${field}: ${first?.message ?? "is not as expected"}.` };
    }
    const reference = newReference();
    try {
      await store.store({ reference, receivedAt: new Date().toISOString(), fields: checked.data.template_params });
    } catch (error) {
      log.error("enquiry not stored", { reason: codeOf(error) });
      return { accepted: false, status: 500, reason: "Could not be stored. Please try again." };
    }
    log.info("enquiry stored", { reference });
    return { accepted: true, reference };
  };
}

/** The system's code alone: a message could repeat what the visitor wrote. */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unknown";
}
