import type { Log } from "../../log.ts";
import { StoreUnavailableError, type EnquiryStore } from "../store/enquiry-store.ts";
import type { EnquiryTaker } from "./receive-enquiry.ts";
import { refusals } from "./refusals.ts";

/** Makes the taker that keeps an enquiry on disk before it says so. One that came before has its first reference. */
export function createEnquiryKeeper(store: EnquiryStore, log: Log): EnquiryTaker {
  return async (request, sender) => {
    try {
      const { reference, repeated } = await store.accept({ request, sender });
      log.info(repeated ? "enquiry repeated" : "enquiry stored", { reference });
      return { accepted: true, reference };
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      log.error("enquiry not stored", { reason: error.message });
      return refusals.notKept;
    }
  };
}
