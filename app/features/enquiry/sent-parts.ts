import { storedValue } from "#app/storage/stored-value.ts";

/** A part of a message, such as a list, that was sent with an enquiry. */
export interface SentPart {
  /** Its title when it was put into the message. */
  key: string;
  /** When it was sent, as an ISO date and time. */
  at: string;
  /** The reference of the enquiry, if the service gave one. */
  reference?: string;
}

const mostKept = 20;
const none: readonly SentPart[] = [];

const stored = storedValue("enquiry-sent-parts", none, (parts) =>
  Array.isArray(parts) ? parts.flatMap((part) => parseSentPart(part) ?? []) : undefined,
);

/** The parts that were sent from this browser, the latest first, and a function that reports when one has been sent. */
export const { read: sentParts, subscribe: subscribeToSentParts } = stored;

/** Records a part that has been sent. */
export function recordSentPart(part: SentPart): void {
  stored.update((parts) => [part, ...parts].slice(0, mostKept));
}

/** Reads a part from stored or shared data; undefined if it is not one. */
export function parseSentPart(value: unknown): SentPart | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { key, at, reference } = value as Record<string, unknown>;
  if (typeof key !== "string" || !/^[0-9a-z]{1,10}$/.test(key)) return undefined;
  if (typeof at !== "string" || !/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(at) || Number.isNaN(Date.parse(at)))
    return undefined;
  const known = typeof reference === "string" && /^[0-9A-Z-]{1,12}$/.test(reference);
  return { key, at, ...(known && { reference }) };
}
