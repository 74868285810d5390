import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * The query string of the page. A navigation started with `show` takes effect at once, before the address has changed.
 * @param serverSearch the query string with which the server rendered the page
 */
export function useOptimisticSearch(serverSearch: string) {
  const { key, search: current } = useLocation();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [requested, setRequested] = useState<{ search: string; from: string }>();
  const done = requested !== undefined && requested.from !== key;
  if (done) setRequested(undefined);

  const show = useCallback(
    (address: string) => {
      setRequested({ search: address.replace(/^[^?]*/, ""), from: key });
      void navigate(address, { preventScrollReset: true });
    },
    [key, navigate],
  );

  const pending = requested !== undefined && !done;
  return {
    search: pending ? requested.search : hydrated ? current : serverSearch,
    /** True until the address has changed. */
    pending,
    /** Navigates to another address of this page, as a new history entry. */
    show,
  };
}
