import { sitePages } from "#content/page-registry.ts";
import type { MouseEvent } from "react";
import { putIntoMessage } from "#app/features/enquiry/index.ts";
import { onPlainClick } from "#app/ui/plain-click.ts";
import { saveCsv } from "#app/ui/csv-file.ts";
import { fingerprint } from "../list/sent-mark.ts";
import { type NameOfProduct, shortlistCsv, shortlistText, shortlistTextWithLink } from "../list/shortlist-text.ts";
import type { Shortlist } from "../list/shortlist.ts";
import { addressOf } from "./share-part.tsx";

/**
 * What a link to the contact form does when it is pressed: it puts the list into the message, with its link where it stays in this tab,
 * so that the list is marked once it has been sent.
 */
export function listEnquiry(list: Shortlist, nameOf: NameOfProduct): (event: MouseEvent) => void {
  const key = fingerprint(list);
  return (event) => {
    // Once its link has been made, the list goes with it to the form.
    onPlainClick(event, () => {
      void addressOf(list).then((link) => {
        putIntoMessage((longest) => shortlistTextWithLink(list, nameOf, link, longest), key);
        location.assign(sitePages.contact.path);
      });
    });
    if (!event.defaultPrevented) putIntoMessage((longest) => shortlistText(list, nameOf, longest), key);
  };
}

/** Saves the list as a CSV file that is named after it. */
export function downloadList(list: Shortlist, nameOf: NameOfProduct): void {
  saveCsv(`${fileNameOf(list)}.csv`, shortlistCsv(list, nameOf, location.origin));
}

/** What a file of the list is called, without its ending. */
export function fileNameOf({ name }: Shortlist): string {
  return name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "shortlist";
}
