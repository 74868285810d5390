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

const none: readonly WaitingEnquiry[] = [];

/**
 * The enquiries that wait for a network, in local storage: the tab may be closed until there is one. The visitor is asked
 * before each is sent, and can delete it.
 */
export const waitingEnquiries = storedValue("enquiry-waiting", none, (stored) =>
  Array.isArray(stored) ? stored.flatMap((each) => parse(each) ?? []) : none,
);

/** Keeps an enquiry that could not be sent, once. */
export function keepWaiting(written: Enquiry, product?: { name: string; id: string }): void {
  const named = product && { name: product.name, id: product.id };
  const waiting = { written, product: named, at: new Date().toISOString() };
  waitingEnquiries.update((all) => [...all.filter((each) => !isSame(each.written, written)), waiting]);
}

/** Removes an enquiry that has been sent or is no longer wanted. */
export function forgetWaiting(written: Enquiry): void {
  if (waitingEnquiries.read().some((each) => isSame(each.written, written)))
    waitingEnquiries.update((all) => all.filter((each) => !isSame(each.written, written)));
}

function isSame(one: Enquiry, other: Enquiry): boolean {
  return enquiryFields.every((field) => one[field] === other[field]);
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
