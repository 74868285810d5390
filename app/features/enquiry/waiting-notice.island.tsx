import { useState, useSyncExternalStore } from "react";
import { sitePages } from "#content/page-registry.ts";
import { island } from "#app/islands/island.tsx";
import { tabStorage } from "#app/storage/browser-storage.ts";
import { Icon } from "#app/ui/icon.tsx";
import { usePathname } from "#app/ui/use-address.ts";
import { useOnline } from "#app/ui/use-online.ts";
import { waitingEnquiries } from "./waiting-enquiry.ts";

/** The notice was dismissed during this visit. */
const dismissedKey = "enquiry-notice-dismissed";

/** On every page but that of the form: says that an enquiry was written without a network and has not been sent. */
function WaitingNotice() {
  const count = useSyncExternalStore(waitingEnquiries.subscribe, countWaiting, () => 0);
  const isOnline = useOnline();
  const isForm = usePathname().endsWith(sitePages.contact.path);
  const [isDismissed, setDismissed] = useState(false);
  const isShown = count > 0 && isOnline && !isForm && !isDismissed && tabStorage.read(dismissedKey) === null;
  return (
    <div className="floating-bar notification" data-shown={isShown ? "" : undefined}>
      <p aria-live="polite">
        {isShown && (count === 1 ? "Your enquiry has not been sent yet" : `${count} enquiries have not been sent yet`)}
      </p>
      {isShown && (
        <>
          <a href={sitePages.contact.path}>Send</a>
          <button
            type="button"
            className="round-button"
            aria-label="Dismiss"
            onClick={() => {
              tabStorage.write(dismissedKey, "yes");
              setDismissed(true);
            }}
          >
            <Icon name="close" />
          </button>
        </>
      )}
    </div>
  );
}

function countWaiting(): number {
  return waitingEnquiries.read().length;
}

export default island("waiting-notice", WaitingNotice, { storedUnder: "enquiry-waiting" });
