import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";

/** A correct body of an enquiry, with some fields as given. */
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
