import { sitePages } from "#content/page-registry.ts";
import type { MouseEvent } from "react";
import { addToMessage } from "#app/features/enquiry/index.ts";
import { onPlainClick } from "#app/ui/plain-click.ts";
import { saveCsv } from "#app/ui/save-file.ts";
import { fingerprint } from "../list/sent-mark.ts";
import { shortlistCsv, shortlistText, shortlistTextWithLink } from "../list/shortlist-text.ts";
import type { Shortlist } from "../list/shortlist.ts";
import { showShortlistNotice } from "../list/shortlist-notice-state.ts";
import { loadProductData } from "./product-data.ts";
import { productsWithFiles, type ProductOf } from "./project-size.ts";
import { addressOf } from "./share-part.tsx";

/**
 * The click handler of links to the contact form: it puts the list into the message. If the link opens in this
 * tab, the list is marked once it has been sent.
 */
export function listEnquiry(list: Shortlist, productOf: ProductOf): (event: MouseEvent) => void {
  const key = fingerprint(list);
  const nameOf = (id: string) => productOf(id).name;
  return (event) => {
    // Once the list's link has been created, the list goes to the form with it.
    onPlainClick(event, () => {
      void addressOf(list).then((link) => {
        addToMessage((longest) => shortlistTextWithLink(list, nameOf, link, longest), key);
        location.assign(sitePages.contact.path);
      });
    });
    if (!event.defaultPrevented) addToMessage((longest) => shortlistText(list, nameOf, longest), key);
  };
}

/** Saves the list with all figures of its products as a CSV file that is named after it. */
export async function downloadList(list: Shortlist, productOf: ProductOf): Promise<void> {
  const ids = [...productsWithFiles(list, productOf).keys()];
  const loaded = await Promise.all(
    ids.map(async (id) => [id, (await loadProductData(id).catch(() => undefined))?.figures] as const),
  );
  const figures = new Map(loaded);
  const figuresOf = (id: string) => figures.get(productOf(id).id) ?? productOf(id).figures;
  saveCsv(
    `${fileNameOf(list)}.csv`,
    shortlistCsv(list, (id) => productOf(id).name, figuresOf, location.origin),
  );
  if (loaded.some(([, own]) => !own))
    showShortlistNotice({ text: "Some figures could not be loaded. The file has the main figures only" });
}

/** The file name of the list, without its extension. */
export function fileNameOf({ name }: Shortlist): string {
  return name.replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "shortlist";
}
