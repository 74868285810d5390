import { createContext, use } from "react";
import { Scripts, useMatches, type EntryContext } from "react-router";
import { bootScript } from "./boot-script.ts";
import { pageDataId } from "./page-data.ts";

/** What the server knows of the page that it renders. The browser renders no scripts and needs nothing of it. */
export const RenderedPage = createContext<
  | {
      manifest: EntryContext["manifest"];
      /** The script that gives the router what the loaders returned. */
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
  const page = use(RenderedPage);
  const matches = useMatches();
  if (import.meta.env.DEV) return <Scripts />;
  // Said in a way that leaves the rest out of what browsers load.
  if (!import.meta.env.SSR || !page) return <InlineScripts data="" boot="" />;

  const { manifest, data, nonce } = page;
  const boot = bootScript({
    manifestUrl: manifest.url,
    entryUrl: manifest.entry.module,
    routes: ["root", ...matches.map(({ id }) => id).filter((id) => id !== "root")].flatMap((id) => {
      const entry = manifest.routes[id];
      return entry ? [{ id, url: entry.module }] : [];
    }),
    soon: matches.some(({ handle }) => (handle as { startsSoon?: boolean } | undefined)?.startsSoon),
  });
  return <InlineScripts {...{ data, boot, nonce }} />;
}

function InlineScripts({ data, boot, nonce }: { data: string; boot: string; nonce?: string | undefined }) {
  return (
    <>
      <script id={pageDataId} nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data }} />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
    </>
  );
}
