import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether the component has hydrated. False on the server and in the first render. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
