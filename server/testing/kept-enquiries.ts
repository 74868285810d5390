import type { EnquiryStore, NewEnquiry } from "../enquiries/store/enquiry-store.ts";
import { enquiryRequest } from "./enquiries.ts";

/** A correct body of an enquiry. */
export const enquiry = enquiryRequest();

/** The same with other fields, of whatever type. */
export function enquiryWith(fields: Record<string, unknown>) {
  return { ...enquiry, template_params: { ...enquiry.template_params, ...fields } };
}

/** A store that keeps enquiries in a list, and answers the same words with their first reference. */
export function listStore(): EnquiryStore & { kept: NewEnquiry[] } {
  const kept: NewEnquiry[] = [];
  const words = new Map<string, string>();
  return {
    kept,
    async accept(one) {
      const first = words.get(JSON.stringify(one.request));
      if (first) return { reference: first, repeated: true };
      kept.push(one);
      const reference = `K7M2-${String(kept.length + 2222).replaceAll(/[01]/g, "X")}`;
      words.set(JSON.stringify(one.request), reference);
      return { reference, repeated: false };
    },
    async check() {},
    async counts() {
      return { waiting: kept.length, delivered: 0, parked: 0 };
    },
  };
}
