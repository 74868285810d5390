import { useState, useSyncExternalStore } from "react";
import { sitePages } from "#content/page-registry.ts";
import { tabStorage } from "#app/storage/browser-storage.ts";
import { useOnline } from "#app/ui/use-online.ts";
import { waitingEnquiries } from "./waiting-enquiry.ts";

/** Set once the notice was dismissed during this visit. */
const dismissedKey = "enquiry-notice-dismissed";

/** A notice that enquiries were written without a network and have not been sent, on every page but that of the form. */
export function useUnsentNotice(): { text: string; dismiss: () => void } | undefined {
  const count = useSyncExternalStore(waitingEnquiries.subscribe, countWaiting, () => 0);
  const isOnline = useOnline();
  const [isDismissed, setDismissed] = useState(false);
  if (count === 0 || !isOnline || isDismissed || tabStorage.read(dismissedKey) !== null) return undefined;
  if (location.pathname.endsWith(sitePages.contact.path)) return undefined;
  return {
    text: count === 1 ? "Your enquiry has not been sent yet" : `${count} enquiries have not been sent yet`,
    dismiss() {
      tabStorage.write(dismissedKey, "yes");
      setDismissed(true);
    },
  };
}

function countWaiting(): number {
  return waitingEnquiries.read().length;
}
