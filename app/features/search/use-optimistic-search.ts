import { startTransition, useCallback, useOptimistic } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * The query string of the page. A navigation started with `show` takes effect at once, before the page has
 * rendered the new address. Back also takes effect, even if the page has not rendered by then.
 * @param serverSearch the query string that the server rendered the page with
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
    /** True until the page has rendered the new address. */
    pending: requested !== undefined,
    /** Navigates to another address of this page with a new history entry. */
    show,
  };
}
