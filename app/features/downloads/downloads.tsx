import { CadList } from "./cad-list.tsx";
import { DownloadList } from "./download-list.tsx";
import type { ProductDownloads, SharedFile } from "./product-files.ts";
import SpecificationText from "./specification-text.island.tsx";
import type { MouseEvent } from "react";
import { ShareIcon } from "#app/ui/list-icons.tsx";

/** The files of a product, its specification text to copy, its data sheet to share, and its CAD files. */
export function Downloads({ files, cad, shared, specificationText }: ProductDownloads) {
  return (
    <>
      <DownloadList files={files} />
      {specificationText && <SpecificationText address={specificationText} />}
      {shared && <ShareFile {...shared} />}
      {cad.length > 0 && <CadList rows={cad} />}
    </>
  );
}

/** Shares the address of the data sheet: with the device's share sheet if it has one, or else in a message. */
function ShareFile({ title, url, message }: SharedFile) {
  async function share(event: MouseEvent) {
    if (typeof navigator.share !== "function") return;
    event.preventDefault();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The visitor has closed the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      location.assign(message);
    }
  }

  return (
    <a className="action-link action-link--line share-file" href={message} onClick={share}>
      <span>Share the data sheet</span>
      <ShareIcon />
    </a>
  );
}
