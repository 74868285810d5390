import { createHash } from "node:crypto";
import type { EnquiryRequest } from "#app/features/enquiry/schema.ts";

/** A digest of what the visitor wrote: the same for the same words, whatever the order of the fields. */
export function fingerprintOf({ template_params: fields }: EnquiryRequest): string {
  const inOrder = Object.entries(fields).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(inOrder)).digest("base64url");
}
