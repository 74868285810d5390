import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation } from "react-router";
import { allowOfflineUse } from "#app/features/offline/index.ts";
import { useFormBeforeHydration } from "#app/ui/controls/use-form-before-hydration.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** How long a slider must rest before the address is updated. Browsers limit how often it may change. */
const addressDelayMs = 300;

interface AddressOptions<State> {
  /** Reads the state from a query. Must not change between renders. */
  read: (search: string) => State;
  addressOf: (state: State) => string;
  /** The query that the server rendered the page with. */
  serverSearch: string;
}

/** The state of a form that the address describes. The address follows every change. */
export function useAddressState<State>({ read, addressOf, serverSearch }: AddressOptions<State>) {
  const hydrated = useHydrated();
  const { search: opened, key } = useLocation();
  // A prerendered page does not know the query.
  const search = hydrated ? opened : serverSearch;
  const initial = useMemo(() => read(search), [search, read]);
  // Belongs to one history entry, so that it does not hide an example that is chosen later.
  const [entered, setEntered] = useState<{ key: string; state: State }>();
  const isEntered = entered?.key === key;
  const state = isEntered ? entered.state : initial;
  const change = (next: State) => setEntered({ key, state: next });

  const address = addressOf(state);
  useEffect(() => {
    if (!isEntered) return undefined;
    const timer = setTimeout(() => history.replaceState(history.state, "", address), addressDelayMs);
    return () => clearTimeout(timer);
  }, [address, isEntered]);

  useEffect(allowOfflineUse, []);
  const form = useRef<HTMLFormElement>(null);
  useFormBeforeHydration<State>({
    form: () => form.current,
    read: (query) => {
      const fields = read(query);
      return addressOf(fields) === address ? undefined : fields;
    },
    takeOver: change,
  });
  return { state, address, isEntered, change, form };
}
