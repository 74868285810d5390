import { createHash } from "node:crypto";
import { pageDataId } from "#app/boot/page-data.ts";

const dataBlock = new RegExp(`<script id="${pageDataId}" type="application/json">([^<]+)</script>`);

/** A document, and the file with its data if it has any. */
interface SeparatedPage {
  html: string;
  data?: { address: string; text: string };
}

/**
 * Takes the data of a page out of its document into a file, which the page fetches with its scripts. They say again what the markup
 * says, and a visitor should not wait for them before anything is painted. The name of the file is made from its content.
 */
export function separateData(html: string): SeparatedPage {
  const [element, text] = dataBlock.exec(html) ?? [];
  if (!element || !text) return { html };
  const address = `/static/data/${createHash("sha256").update(text).digest("hex").slice(0, 8)}.json`;
  const reference = `<script id="${pageDataId}" type="application/json" data-file="${address}"></script>`;
  return { html: html.replace(element, reference), data: { address, text } };
}
