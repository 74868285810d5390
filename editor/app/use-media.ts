import { useSyncExternalStore } from "react";

/** Whether a media query matches. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (follow) => {
      const media = matchMedia(query);
      media.addEventListener("change", follow);
      return () => media.removeEventListener("change", follow);
    },
    () => matchMedia(query).matches,
  );
}
