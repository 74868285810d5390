import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import type { EnquiryStore } from "../enquiries/store/enquiry-store.ts";
import type { NewEnquiry } from "../enquiries/store/enquiry.ts";

/** A valid request body of an enquiry, with the given fields. */
export function enquiryRequest(fields: Partial<EnquiryRequest["template_params"]> = {}): EnquiryRequest {
  return {
    lib_version: "3.2.0",
    user_id: "user",
    service_id: "service",
    template_id: "template",
    template_params: {
      from_name: "Asha Rao",
      from_email: "asha@example.com",
      from_phone: "9876543210",
      from_location: "Delhi",
      message: "A hall of 400 seats.\nWith a balcony.",
      ...fields,
    },
  };
}

/** A valid request body of an enquiry. */
export const enquiry = enquiryRequest();

/** The same enquiry as the fields of the contact page's form. */
export const formFields = {
  name: enquiry.template_params.from_name,
  email: enquiry.template_params.from_email,
  phone: enquiry.template_params.from_phone,
  location: enquiry.template_params.from_location,
  message: enquiry.template_params.message,
};

/** The same enquiry with other fields of any type. */
export function enquiryWith(fields: Record<string, unknown>) {
  return { ...enquiry, template_params: { ...enquiry.template_params, ...fields } };
}

/** A store in memory. A repeated text gets the reference of the first enquiry. */
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
      return { waiting: kept.length, delivered: 0, parked: 0, longestWaitMs: kept.length > 0 ? 0 : null };
    },
  };
}
