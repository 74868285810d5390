import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the script has taken over. False while the browser shows what the server wrote, and in the first drawing after it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
