import { lazy, Suspense, useState, type ComponentType } from "react";
import { loadChunk } from "./load-chunk.ts";
import { firstInteraction } from "./startup.ts";

/**
 * A part of a page whose code is not loaded with the first page. The server renders it in full; the browser hydrates it after the
 * first interaction. If its code does not load, it stays as the server rendered it.
 * @param chunkId the part's name, shown to the visitor when loading fails
 * @returns the component, and `arrive`, which loads it: await it on the server, and before the browser renders a page with it
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
    firstInteraction()
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
