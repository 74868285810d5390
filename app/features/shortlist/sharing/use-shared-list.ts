import { useEffect, useState } from "react";
import { sentParts } from "#app/features/enquiry/index.ts";
import { withSentMark } from "../list/sent-mark.ts";
import { listFromFragment } from "../list/share-link.ts";
import type { Shortlist } from "../list/shortlist.ts";

/** The list in the address: loading, a list with items, or none because the link is broken. */
export type SharedState = "reading" | "broken" | Shortlist;

/** The list in the fragment of the address; undefined if it shares none. */
export function useSharedList(fragment: string | undefined): SharedState | undefined {
  const [read, setRead] = useState<{ fragment: string; state: SharedState }>();
  useEffect(() => {
    if (fragment === undefined) return;
    let current = true;
    void listFromFragment(fragment).then((list) => {
      const state = list && list.items.length > 0 ? withSentMark(list, sentParts()) : "broken";
      if (current) setRead({ fragment, state });
    });
    return () => {
      current = false;
    };
  }, [fragment]);
  if (fragment === undefined) return undefined;
  return read?.fragment === fragment ? read.state : "reading";
}
