import { storedValue } from "#app/storage/stored-value.ts";
import { enquiryFields, type Enquiry } from "./fields.ts";

/** An enquiry that was written without a network. */
export interface WaitingEnquiry {
  /** The fields as the visitor wrote them. */
  written: Enquiry;
  product: { name: string; id: string } | undefined;
  /** When it was written, as an ISO date and time. */
  at: string;
}

/**
 * The enquiry that waits for a network, in local storage: the tab may be closed until there is one. The visitor is asked
 * before it is sent, and can delete it.
 */
export const waitingEnquiry = storedValue<WaitingEnquiry | undefined>("enquiry-waiting", undefined, parse);

/** Keeps an enquiry that could not be sent, in place of one that was kept before. */
export function keepWaiting(written: Enquiry, product?: { name: string; id: string }): void {
  const named = product && { name: product.name, id: product.id };
  waitingEnquiry.update(() => ({ written, product: named, at: new Date().toISOString() }));
}

/** Removes the waiting enquiry, which has been sent or is no longer wanted. */
export function forgetWaitingEnquiry(): void {
  if (waitingEnquiry.read()) waitingEnquiry.update(() => undefined);
}

function parse(stored: unknown): WaitingEnquiry | undefined {
  const { written, product, at } = (stored ?? {}) as Partial<Record<keyof WaitingEnquiry, unknown>>;
  const fields = (written ?? {}) as Record<string, unknown>;
  if (!enquiryFields.every((field) => typeof fields[field] === "string")) return undefined;
  if (typeof at !== "string" || Number.isNaN(Date.parse(at))) return undefined;
  const { name, id } = (product ?? {}) as Record<string, unknown>;
  const isNamed = typeof name === "string" && typeof id === "string";
  return { written: fields as Enquiry, product: isNamed ? { name, id } : undefined, at };
}
