import { ask, download, EditorFailure } from "../../app/api.ts";
import type { Erasure, Inbox, InboxPlace, InboxView, MarkOutcome, OpenedEnquiry } from "../inbox.ts";

interface Listing {
  view: InboxView;
  words: string;
  after?: InboxPlace;
}

/** Lists enquiries. @throws {EditorFailure}, including when the enquiries cannot be read */
export async function listEnquiries(listing: Listing, signal?: AbortSignal): Promise<Inbox> {
  const answer = await ask<Inbox | { obstacle: string }>("/api/enquiries/list", listing, signal);
  if ("obstacle" in answer) throw new EditorFailure(answer.obstacle);
  return answer;
}
export const openEnquiry = (reference: string) => ask<OpenedEnquiry>("/api/enquiries/open", { reference });
/** Dispatched on the window after an enquiry was marked. */
export const enquiryMarked = "enquirymarked";

interface Mark {
  handled?: boolean;
  note?: string;
  /** The note that this one replaces. */
  seenNote?: string;
}

export async function markEnquiry(reference: string, mark: Mark): Promise<MarkOutcome> {
  const outcome = await ask<MarkOutcome>("/api/enquiries/mark", { reference, ...mark });
  dispatchEvent(new Event(enquiryMarked));
  return outcome;
}
export const retryDeliveries = (reference?: string) =>
  ask<{ deliveries: number }>("/api/enquiries/retry", reference === undefined ? {} : { reference });
export const eraseEnquiries = (references: readonly string[]) => ask<Erasure>("/api/enquiries/erase", { references });
export const exportEnquiries = () => download("/api/enquiries/export", "enquiries.csv");
