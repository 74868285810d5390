import type { SentPart } from "#app/features/enquiry/index.ts";
import { formatLongDate } from "#app/ui/long-date.ts";
import { printItem } from "./shortlist-text.ts";
import type { Shortlist } from "./shortlist.ts";

/** A short hash that is the same for lists with the same items in the same order (FNV-1a). */
export function fingerprint({ items }: Shortlist): string {
  let hash = 0x811c9dc5;
  for (const letter of items.map((item) => printItem(item, (id) => id)).join("\n")) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * The list marked with the last enquiry that sent it unchanged; the same object if there is none, or it is already
 * marked.
 */
export function withSentMark(list: Shortlist, parts: readonly SentPart[]): Shortlist {
  if (list.items.length === 0) return list;
  const key = fingerprint(list);
  const sent = parts.find((part) => part.key === key);
  return sent && !(list.sent && list.sent.at >= sent.at) ? { ...list, sent } : list;
}

/** When the list was sent, with its reference, and whether it has changed since; undefined if it was not. */
export function printSent(list: Shortlist): string | undefined {
  if (!list.sent) return undefined;
  const { key, at, reference } = list.sent;
  const words = `Sent as an enquiry on ${formatLongDate(new Date(at))}${reference ? `, reference ${reference}` : ""}.`;
  return key === fingerprint(list) ? words : `${words} It has been changed since then.`;
}
