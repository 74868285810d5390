import * as z from "zod/mini";
import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";
import type { StoredEnquiry } from "./enquiry.ts";

/** The columns of a stored enquiry. */
interface EnquiryRow {
  reference: string;
  receivedAtMs: number;
  request: string;
}

/** Why the delivery of an unreadable enquiry is parked. */
export const unreadableReason = "the stored enquiry cannot be read";

/** The furthest date from 1970 that JavaScript supports. */
export const latestDateMs = 8.64e15;

/** A time in a row; null if another program has written an invalid time. */
export function storedTime(timeMs: number | null): number | null {
  return Number.isSafeInteger(timeMs) && Math.abs(timeMs ?? 0) <= latestDateMs ? timeMs : null;
}

// Looser than the rules for incoming enquiries, which may have been different when this one was accepted.
const requestSchema = z.looseObject({
  lib_version: z.string(),
  user_id: z.string(),
  service_id: z.string(),
  template_id: z.string(),
  template_params: z.looseObject({
    from_name: z.string(),
    from_email: z.string(),
    from_phone: z.string(),
    from_location: z.string(),
    message: z.string(),
  }),
});

const unreadable: EnquiryRequest = {
  lib_version: "",
  user_id: "",
  service_id: "",
  template_id: "",
  template_params: {
    from_name: "",
    from_email: "",
    from_phone: "",
    from_location: "",
    message: `(${unreadableReason})`,
  },
};

/** The enquiry in a row; undefined if another program has written an invalid one. */
export function readStored({ reference, receivedAtMs, request }: EnquiryRow): StoredEnquiry | undefined {
  if (storedTime(receivedAtMs) === null) return undefined;
  try {
    return { reference, receivedAtMs, request: requestSchema.parse(JSON.parse(request)) };
  } catch {
    return undefined;
  }
}

/** The enquiry in a row, for its owner. An unreadable one has its reference and a text that says so. */
export function readForOwner(row: EnquiryRow): StoredEnquiry {
  const { reference, receivedAtMs } = row;
  return readStored(row) ?? { reference, receivedAtMs: storedTime(receivedAtMs) ?? 0, request: unreadable };
}
