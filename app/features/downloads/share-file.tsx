import type { MouseEvent } from "react";
import { ShareIcon } from "#app/ui/list-icons.tsx";
import type { SharedFile } from "./product-files.ts";

/** Shares the address of the data sheet: with the device's share sheet if it has one, or else in a chat. */
export function ShareFile({ title, url, chat }: SharedFile) {
  async function share(event: MouseEvent) {
    if (typeof navigator.share !== "function") return;
    event.preventDefault();
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // The visitor has closed the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      location.assign(chat);
    }
  }

  return (
    <a className="action-link action-link--line share-file" href={chat} onClick={share}>
      <span>Share the data sheet</span>
      <ShareIcon />
    </a>
  );
}
