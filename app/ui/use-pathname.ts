import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The path of the page, which never changes because each page is a separate document. Empty until hydration. */
export function usePathname(): string {
  return useSyncExternalStore(
    never,
    () => location.pathname,
    () => "",
  );
}
