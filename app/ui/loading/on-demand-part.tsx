import { useEffect, useSyncExternalStore, type ComponentType } from "react";
import { loadChunk } from "./load-chunk.ts";

/** The loading state of a part's code. */
interface Loading<Props> {
  Part?: ComponentType<Props>;
  failure?: unknown;
}

/**
 * A part whose code is loaded when it is first shown, such as a dialog. It appears as soon as its code has loaded:
 * React would delay a suspended part by 300 ms.
 * @param chunkId the part's name, shown to the visitor when loading fails
 * @returns the part, which throws a ChunkLoadError if it does not load, and a function that preloads it
 */
export function onDemandPart<Props extends object>(
  chunkId: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): { Part: ComponentType<Props>; preload: () => void } {
  let state: Loading<Props> = {};
  let loading = false;
  const shown = new Set<() => void>();

  function start() {
    if (state.Part || loading) return;
    loading = true;
    loadChunk(chunkId, load)
      .then(
        ({ default: Part }) => (state = { Part }),
        // A failed preload is retried when the part is shown.
        (failure: unknown) => shown.size > 0 && (state = { failure }),
      )
      .finally(() => {
        loading = false;
        for (const update of shown) update();
      });
  }
  function subscribe(update: () => void) {
    shown.add(update);
    return () => {
      shown.delete(update);
      if (shown.size === 0 && state.failure) state = {};
    };
  }

  function OnDemandPart(props: Props) {
    const { Part, failure } = useSyncExternalStore(
      subscribe,
      () => state,
      () => state,
    );
    useEffect(start, []);
    if (failure) throw failure;
    return Part ? <Part {...props} /> : null;
  }
  return { Part: OnDemandPart, preload: start };
}
