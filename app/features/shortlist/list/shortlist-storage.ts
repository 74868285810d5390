import { keptValue } from "#app/boot/kept-value.ts";
import { parseShortlist } from "./parse-shortlist.ts";
import { emptyShortlist, offerShortlist } from "./shortlist-source.ts";

const kept = keptValue("shortlist", emptyShortlist, parseShortlist);

/** The visitor's list in this browser: how it is read and changed, and whether it outlives this page. */
export const { read: readShortlist, change: changeShortlist, isKept: isShortlistKept } = kept;

offerShortlist(kept);
