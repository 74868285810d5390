import { CadList } from "./cad-list.tsx";
import { DownloadList } from "./download-list.tsx";
import type { ProductDownloads, SharedFile } from "./product-files.ts";
import SpecificationText from "./specification-text.island.tsx";
import type { MouseEvent } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { ShareIcon } from "#app/ui/list-icons.tsx";

/** The files of a product: its data sheet first, its specification text to copy, and the rest folded. */
export function Downloads({ files, specification, more, cad, shared }: ProductDownloads) {
  return (
    <>
      <DownloadList files={files} />
      {specification.length > 0 && (
        <SpecificationText files={specification.map(({ what, href }) => ({ what, href }))} />
      )}
      {more.length > 0 && (
        <details className="folded-files">
          <summary>
            More files
            <Icon name="chevron-down" />
          </summary>
          <DownloadList files={more} />
        </details>
      )}
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
