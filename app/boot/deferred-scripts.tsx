import { use } from "react";
import { Scripts, UNSAFE_FrameworkContext, useMatches } from "react-router";
import { bootScript } from "./boot-script.ts";

/**
 * Replaces the router's `Scripts`. There is no modulepreload in the head, and the application's modules are requested only after the
 * page has loaded or at the first interaction, so that they do not compete with the largest picture for bandwidth.
 */
export function DeferredScripts() {
  const framework = use(UNSAFE_FrameworkContext);
  const matches = useMatches();
  if (import.meta.env.DEV || !framework) return <Scripts />;

  requestLoaderData(framework);
  const { manifest, nonce, serverHandoffString } = framework;
  const handoff = import.meta.env.SSR
    ? `window.__reactRouterContext=${serverHandoffString};` +
      "window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}})" +
      ".pipeThrough(new TextEncoderStream());"
    : "";
  const boot = import.meta.env.SSR
    ? bootScript({
        manifestUrl: manifest.url,
        entryUrl: manifest.entry.module,
        routes: ["root", ...matches.map(({ id }) => id).filter((id) => id !== "root")].flatMap((id) => {
          const entry = manifest.routes[id];
          return entry ? [{ id, url: entry.module }] : [];
        }),
      })
    : "";
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: handoff }} />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
    </>
  );
}

/** The router streams the loaders' data only to a document that says it has rendered its scripts. */
function requestLoaderData({ renderMeta }: { renderMeta?: { didRenderScripts?: boolean } }): void {
  if (renderMeta) renderMeta.didRenderScripts = true;
}
