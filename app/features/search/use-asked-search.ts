import { useCallback, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/**
 * The query of the page's address, or what the visitor has asked for since: that is shown at once, and the address follows when
 * the navigation is through.
 * @param serverSearch the query with which the server rendered the page
 */
export function useAskedSearch(serverSearch: string) {
  const { key, search: arrived } = useLocation();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<{ search: string; from: string }>();
  const passed = asked !== undefined && asked.from !== key;
  if (passed) setAsked(undefined);

  const show = useCallback(
    (address: string) => {
      setAsked({ search: address.replace(/^[^?]*/, ""), from: key });
      void navigate(address, { preventScrollReset: true });
    },
    [key, navigate],
  );

  const waiting = asked !== undefined && !passed;
  return {
    search: waiting ? asked.search : hydrated ? arrived : serverSearch,
    /** The address has not followed yet. */
    waiting,
    /** Asks for another address of this page, as an entry of the history. */
    show,
  };
}
