import { useEffect, useState } from "react";
import { listEnquiries } from "./ask-enquiries.ts";

/**
 * How many enquiries are to be answered, counted when the window gets the focus and when another part of the editor is shown.
 * @returns undefined while it is not known, and where the enquiries cannot be read
 */
export function useOpenEnquiries(): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    const load = () =>
      void listEnquiries({ view: "open", words: "" })
        .then(({ sizes }) => setCount(sizes.open))
        // The screen of the enquiries says why.
        .catch(() => setCount(undefined));
    load();
    const ended = new AbortController();
    for (const event of ["focus", "hashchange"]) addEventListener(event, load, { signal: ended.signal });
    return () => ended.abort();
  }, []);
  return count;
}
