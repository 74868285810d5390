import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

function subscribe(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** The fragment of the address, with its `#`. The router does not hear of a change of the fragment alone (`app/boot/fragments.ts`). */
export function useFragment(): string {
  // The router may also have changed the whole address.
  useLocation();
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );
}
