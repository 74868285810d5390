import { tabStorage } from "#app/storage/browser-storage.ts";
import { storedValue } from "#app/storage/stored-value.ts";
import { enquiryFields, type Enquiry } from "./fields.ts";

/** What a visitor wrote, and the product it is about. */
interface WrittenEnquiry {
  /** The fields as the visitor wrote them. */
  written: Enquiry;
  product: { name: string; id: string } | undefined;
}

/** An enquiry that was written without a network. */
export interface WaitingEnquiry extends WrittenEnquiry {
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

/**
 * Keeps an enquiry that could not be sent, once.
 * @returns false if the browser does not keep it beyond this page
 */
export function keepWaiting({ written, product }: WrittenEnquiry): boolean {
  const named = product && { name: product.name, id: product.id };
  const waiting = { written, product: named, at: new Date().toISOString() };
  waitingEnquiries.update((all) => [...all.filter((each) => !isSame(each, waiting)), waiting]);
  return waitingEnquiries.isPersisted();
}

/** Removes an enquiry that has been sent or is no longer wanted. */
export function forgetWaiting(unwanted: WrittenEnquiry): void {
  if (waitingEnquiries.read().some((each) => isSame(each, unwanted)))
    waitingEnquiries.update((all) => all.filter((each) => !isSame(each, unwanted)));
}

const postedKey = "enquiry-posted";

/** Remembers an enquiry that the form posts itself, until the server has answered with a page. */
export function rememberPosted(posted: WrittenEnquiry): void {
  tabStorage.write(postedKey, textOf(posted));
}

/** What tells two enquiries apart, as a text. */
function textOf({ written, product }: WrittenEnquiry): string {
  return JSON.stringify([enquiryFields.map((field) => written[field]), product?.id, product?.name]);
}

/** Removes the enquiry that the form has posted, if it was kept before. */
export function forgetPosted(): void {
  const posted = tabStorage.read(postedKey);
  tabStorage.write(postedKey, null);
  for (const each of waitingEnquiries.read()) if (posted === textOf(each)) forgetWaiting(each);
}

function isSame(one: WrittenEnquiry, other: WrittenEnquiry): boolean {
  return textOf(one) === textOf(other);
}

/** Whether all fields are equal. */
export function isSameText(one: Enquiry, other: Enquiry): boolean {
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
