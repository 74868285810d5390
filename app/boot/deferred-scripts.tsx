import { createContext, use } from "react";
import { Scripts, useMatches, type EntryContext } from "react-router";
import { bootScript } from "./boot-script.ts";
import { pageDataId } from "./page-data.ts";

/** What the server knows of the page that it renders. The browser renders no scripts and needs nothing of it. */
export const RenderedPage = createContext<
  | {
      manifest: EntryContext["manifest"];
      /** The page's data, as the text of a data block. */
      data: string;
      nonce?: string | undefined;
    }
  | undefined
>(undefined);

/**
 * Replaces the router's `Scripts`. There is no modulepreload in the head, and the application's modules are requested only after the
 * page has loaded or at the first interaction, so that they do not compete with the largest picture for bandwidth.
 */
export function DeferredScripts() {
  if (import.meta.env.DEV) return <Scripts />;
  // Said in a way that leaves the rest out of what browsers load.
  return import.meta.env.SSR ? <ScriptsOfPage /> : <InlineScripts data="" boot="" />;
}

function ScriptsOfPage() {
  const page = use(RenderedPage);
  const matches = useMatches();
  if (!page) return <InlineScripts data="" boot="" />;
  const { manifest, data, nonce } = page;
  const { module: entry, imports: entryImports = [] } = manifest.entry;
  const route = manifest.routes[matches.at(-1)?.id ?? ""];
  const pageModule = route?.module ?? entry;
  const boot = bootScript({
    modules: [...new Set([entry, pageModule, ...entryImports, ...(route?.imports ?? [])])],
    soon: matches.some(({ handle }) => (handle as { startsSoon?: boolean } | undefined)?.startsSoon),
  });
  return <InlineScripts {...{ data, boot, nonce }} />;
}

function InlineScripts({ data, boot, nonce }: { data: string; boot: string; nonce?: string | undefined }) {
  return (
    <>
      <script
        id={pageDataId}
        type="application/json"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: data }}
      />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
    </>
  );
}
