import { browserStorage } from "#app/storage/browser-storage.ts";

/** A part of a message, such as a list, that was sent with an enquiry. */
export interface SentPart {
  /** Its title when it was put into the message. */
  key: string;
  /** When it was sent, as an ISO date and time. */
  at: string;
  /** The reference of the enquiry, if the service gave one. */
  reference?: string;
}

const storageKey = "enquiry-sent-parts";
const mostKept = 20;
const listeners = new Set<() => void>();

/** The parts that were sent from this browser, the latest first. */
export function sentParts(): SentPart[] {
  try {
    const kept: unknown = JSON.parse(browserStorage.read(storageKey) ?? "[]");
    return Array.isArray(kept) ? kept.flatMap((value) => parseSentPart(value) ?? []) : [];
  } catch {
    return [];
  }
}

/** Records a part that has been sent. */
export function recordSentPart(part: SentPart): void {
  browserStorage.write(storageKey, JSON.stringify([part, ...sentParts()].slice(0, mostKept)));
  for (const listener of listeners) listener();
}

/** Calls the listener when a part has been sent. Returns a function that unsubscribes. */
export function subscribeToSentParts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
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
