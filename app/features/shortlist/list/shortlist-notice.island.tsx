import { sitePages } from "#content/page-registry.ts";
import { useUnsentNotice } from "#app/features/enquiry/index.ts";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { subscribeToShortlistNotice, currentShortlistNotice, showShortlistNotice } from "./shortlist-notice-state.ts";
import { loadShortlist } from "./load-shortlist.ts";
import { island } from "#app/islands/island.tsx";

const none = () => undefined;

/** How long a notice stays. One with an undo button stays until the next notice or page. */
const readingTimeMs = 8000;

/** A notification at the bottom of the screen about a change to the list, or else about enquiries that wait for a network. */
function ShortlistNotice() {
  const notice = useSyncExternalStore(subscribeToShortlistNotice, currentShortlistNotice, none);
  const unsent = useUnsentNotice();
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!notice || notice.undo) return;
    const timer = setInterval(() => {
      if (!element.current?.matches(":hover, :focus-within")) showShortlistNotice(undefined);
    }, readingTimeMs);
    return () => clearInterval(timer);
  }, [notice]);

  async function undo() {
    if (!notice?.undo) return;
    const { changeShortlist } = await loadShortlist();
    changeShortlist(notice.undo);
    showShortlistNotice({ text: "Undone" });
  }

  return (
    <div ref={element} className="floating-bar notification" data-shown={(notice ?? unsent) ? "" : undefined}>
      <p aria-live="polite">{(notice ?? unsent)?.text}</p>
      {!notice && unsent && (
        <>
          <a href={sitePages.contact.path}>Send</a>
          <button type="button" onClick={unsent.dismiss}>
            Not now
          </button>
        </>
      )}
      {notice && (
        <>
          {notice.undo && (
            <button type="button" onClick={() => void undo()}>
              Undo
            </button>
          )}
          {!location.pathname.startsWith(sitePages.shortlist.path) && <a href={sitePages.shortlist.path}>View list</a>}
          <button
            type="button"
            className="round-button"
            aria-label="Dismiss"
            title="Dismiss"
            onClick={() => showShortlistNotice(undefined)}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}

export default island("shortlist-notice", ShortlistNotice, { storedUnder: "enquiry-waiting" });
