import { createContext, use } from "react";
import { Scripts, useMatches, type EntryContext } from "react-router";
import { bootScript } from "./boot-script.ts";

/** What the router tells the server about the page that it renders. The browser renders no scripts and needs nothing of it. */
export const RenderedPage = createContext<(EntryContext & { nonce?: string | undefined }) | undefined>(undefined);

/**
 * Replaces the router's `Scripts`. There is no modulepreload in the head, and the application's modules are requested only after the
 * page has loaded or at the first interaction, so that they do not compete with the largest picture for bandwidth.
 */
export function DeferredScripts() {
  const page = use(RenderedPage);
  const matches = useMatches();
  if (import.meta.env.DEV) return <Scripts />;
  if (!page) return <InlineScripts handoff="" boot="" />;

  requestLoaderData(page);
  const { manifest, nonce, serverHandoffString } = page;
  const handoff =
    `window.__reactRouterContext=${serverHandoffString};` +
    "window.__reactRouterContext.stream=new ReadableStream({start(controller){window.__reactRouterContext.streamController=controller}})" +
    ".pipeThrough(new TextEncoderStream());";
  const boot = bootScript({
    manifestUrl: manifest.url,
    entryUrl: manifest.entry.module,
    routes: ["root", ...matches.map(({ id }) => id).filter((id) => id !== "root")].flatMap((id) => {
      const entry = manifest.routes[id];
      return entry ? [{ id, url: entry.module }] : [];
    }),
    soon: matches.some(({ handle }) => (handle as { startsSoon?: boolean } | undefined)?.startsSoon),
  });
  return <InlineScripts {...{ handoff, boot, nonce }} />;
}

function InlineScripts({ handoff, boot, nonce }: { handoff: string; boot: string; nonce?: string | undefined }) {
  return (
    <>
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: handoff }} />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
    </>
  );
}

/** The router streams the loaders' data only to a document that says it has rendered its scripts. */
function requestLoaderData({ renderMeta }: EntryContext): void {
  if (renderMeta) renderMeta.didRenderScripts = true;
}
