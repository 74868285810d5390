import { lazy, Suspense, type ComponentType } from "react";
import { loadChunk } from "./load-chunk.ts";
import { firstInteraction } from "./first-interaction.ts";

/**
 * A part of a page whose code is not loaded with the page. The server renders it in full; the browser hydrates it after the first
 * interaction. If its code does not load, it stays as the server rendered it.
 * @param chunkId the part's name, in the warning when loading fails
 * @param options `atOnce` for what the page exists for, which does not wait for an interaction
 */
export function deferredPart<Props extends object>(
  chunkId: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
  { atOnce = false } = {},
): ComponentType<Props> {
  const Part = lazy(import.meta.env.SSR ? load : () => whenWanted(chunkId, load, atOnce));
  return function DeferredPart(props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
  };
}

function whenWanted<Module>(chunkId: string, load: () => Promise<Module>, atOnce: boolean): Promise<Module> {
  return (atOnce ? Promise.resolve() : firstInteraction())
    .then(() => loadChunk(chunkId, load))
    .catch((error: unknown) => {
      console.warn("A part of the page works without its script, which did not load.", error);
      return new Promise<never>(() => {});
    });
}
