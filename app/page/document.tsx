import { use, type ReactNode } from "react";
import { isHindi } from "#content/page-registry.ts";
import { useLocation } from "react-router";
import fonts from "#generated/fonts.json";
import { DocumentContext, PageScripts, SpeculationRules } from "../boot/scripts.tsx";
import { DocumentStyles, LaterStylesPreload } from "../styles/document-styles.tsx";

interface PageDocumentProps {
  /** Metadata for search engines and for sites where the page is shared. */
  meta: ReactNode;
  children: ReactNode;
}

/** The complete document of a page. */
export function PageDocument({ meta, children }: PageDocumentProps) {
  const { sheet } = use(DocumentStyles);
  const { nonce } = use(DocumentContext);
  const hindi = isHindi(useLocation().pathname);
  return (
    <html lang={hindi ? "hi" : "en-IN"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {/* iPhones would make links of sizes and codes. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#F4F1EA" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#121614" />
        {meta}
        <link rel="preload" href={fonts.display} as="font" type="font/woff2" crossOrigin="anonymous" />
        {hindi && <link rel="preload" href={fonts.hindi} as="font" type="font/woff2" crossOrigin="anonymous" />}
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
