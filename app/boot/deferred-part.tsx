import { lazy, Suspense, useState, type ComponentType } from "react";
import { firstInterest } from "./first-interest.ts";
import { loadChunk } from "./load-chunk.ts";

/**
 * A part of a page whose code is not among what a first visit loads. The server writes it out in full; it comes to life at the
 * visitor's first touch of the page, or soon after. If its code cannot be had, it stays as the server wrote it.
 * @param chunkId the part's name, as the visitor reads it when loading fails
 * @returns the component, and `arrive`, which loads it: to be awaited on the server, and before a page that the browser builds itself
 */
export function deferredPart<Props extends object>(
  chunkId: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let part: ComponentType<Props> | undefined;

  async function arrive() {
    part ??= (await loadChunk(chunkId, load)).default;
    return { default: part };
  }

  const LatePart = lazy(() =>
    firstInterest()
      .then(arrive)
      .catch((error: unknown) => {
        console.warn("A part of the page works without its script, which did not load.", error);
        return new Promise<never>(() => {});
      }),
  );

  function DeferredPart(props: Props) {
    const [Part] = useState<ComponentType<Props>>(() => part ?? LatePart);
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  }
  return { Component: DeferredPart, arrive };
}
