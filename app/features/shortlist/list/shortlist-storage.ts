import { storedValue } from "#app/boot/stored-value.ts";
import { parseShortlist } from "./parse-shortlist.ts";
import { emptyShortlist, connectShortlistStore } from "./shortlist-store.ts";

const stored = storedValue("shortlist", emptyShortlist, parseShortlist);

/** The visitor's list in this browser: reads it, changes it, and says whether it will outlast the page. */
export const { read: readShortlist, update: changeShortlist, isPersisted: isShortlistPersisted } = stored;

connectShortlistStore(stored);
