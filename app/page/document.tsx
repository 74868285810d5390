import { use, type ReactNode } from "react";
import { Links, Meta, useRouteLoaderData } from "react-router";
import fonts from "#generated/fonts.json" with { type: "json" };
import { PageScripts } from "../boot/scripts.tsx";
import { DocumentStyles, LaterStylesPreload } from "../styles/document-styles.tsx";
import { SpeculationRules } from "../boot/speculation-rules.tsx";
import type { RootData } from "./root-data.ts";

/** The whole document of a page. */
export function PageDocument({ children }: { children: ReactNode }) {
  const { sheet, nonce } = use(DocumentStyles);
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F4F1EA" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121614" />
        <Description />
        <link rel="preload" href={fonts.display} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: sheet }} />
        <LaterStylesPreload />
      </head>
      <body>
        {children}
        <SpeculationRules />
        <PageScripts />
      </body>
    </html>
  );
}

/** What the page's routes say of it, for search engines and for sites where it is shared. */
function Description() {
  const root = useRouteLoaderData<RootData>("root");
  return (
    <>
      {root && !root.indexable && <meta name="robots" content="noindex" />}
      <Meta />
      <Links />
    </>
  );
}
