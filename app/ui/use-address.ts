import { useSyncExternalStore } from "react";
import { useLocation } from "react-router";

function subscribe(onChange: () => void): () => void {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
}

/** The fragment of the address, with its `#`. */
export function useFragment(): string {
  // The router may also have changed the whole address.
  useLocation();
  return useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );
}
