import { sentParts, subscribeToSentParts } from "#app/features/enquiry/index.ts";
import { storedValue } from "#app/storage/stored-value.ts";
import { parseShortlist } from "./parse-shortlist.ts";
import { withSentMark } from "./sent-mark.ts";
import { connectShortlistStore, emptyShortlist, shortlistKey } from "./shortlist-store.ts";

const stored = storedValue(shortlistKey, emptyShortlist, parseShortlist);

/** The visitor's list in this browser: reads it, changes it, and says whether it is persisted. */
export const { read: readShortlist, update: changeShortlist, isPersisted: isShortlistPersisted } = stored;

connectShortlistStore(stored);

/** Marks the list if it has been sent, including by a page of an earlier visit. */
function markSentList(): void {
  const marked = withSentMark(readShortlist(), sentParts());
  if (marked !== readShortlist()) changeShortlist(() => marked);
}

markSentList();
subscribeToSentParts(markSentList);
