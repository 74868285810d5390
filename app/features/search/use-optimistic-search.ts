import { startTransition, useCallback, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * The query string of the page. A navigation started with `show` takes effect at once, before the page has been drawn for the new
 * address. A step back takes effect too, also where the page has not been drawn by then.
 * @param serverSearch the query string with which the server rendered the page
 */
export function useOptimisticSearch(serverSearch: string) {
  const { search: current } = useLocation();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [requested, request] = useOptimistic<string | undefined>(undefined);

  const show = useCallback(
    (address: string) =>
      startTransition(() => {
        request(address.replace(/^[^?]*/, ""));
        void navigate(address, { preventScrollReset: true });
      }),
    [request, navigate],
  );

  return {
    search: requested ?? (hydrated ? current : serverSearch),
    /** True until the page has been drawn for the new address. */
    pending: requested !== undefined,
    /** Navigates to another address of this page, as a new history entry. */
    show,
  };
}
