import { useEffect, useState } from "react";
import { enquiryMarked, listEnquiries } from "./ask-enquiries.ts";

/**
 * The number of open enquiries, updated when one is marked, when the window gets the focus and when the editor's screen changes.
 * @returns undefined while it is loading, and if the enquiries cannot be read
 */
export function useOpenEnquiries(): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const load = () =>
      void listEnquiries({ view: "open", words: "" })
        .then(({ sizes }) => setCount(sizes.open))
        // The enquiries screen says why.
        .catch(() => setCount(undefined));
    load();
    const ended = new AbortController();
    for (const event of ["focus", "hashchange", enquiryMarked]) addEventListener(event, load, { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return count;
}
