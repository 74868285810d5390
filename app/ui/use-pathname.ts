import { useSyncExternalStore } from "react";

const never = () => () => {};

/** The path of the page, which never changes: another page is another document. Empty until the script has started. */
export function usePathname(): string {
  return useSyncExternalStore(
    never,
    () => location.pathname,
    () => "",
  );
}
