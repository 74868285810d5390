import { useEffect, useEffectEvent, useState } from "react";
import type { ArrangedRows } from "../messages.ts";

/**
 * The rows of a table in the words of ours, as it is read now; undefined until they are known.
 * @param onRead says them
 */
export function useArranged<ReadTable>(
  readTable: ReadTable,
  onRead: (read: ReadTable) => Promise<ArrangedRows>,
): ArrangedRows | undefined {
  const [arranged, setArranged] = useState<ArrangedRows>();
  const find = useEffectEvent(onRead);
  useEffect(() => {
    let isPast = false;
    find(readTable)
      .then((found) => isPast || setArranged(found))
      // Nothing can be taken either, and then it is said why.
      .catch(() => {});
    return () => {
      isPast = true;
    };
  }, [readTable]);
  return arranged;
}
