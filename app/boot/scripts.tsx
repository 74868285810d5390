import { createContext, use } from "react";
import { Scripts } from "react-router";
import { bootScript } from "./boot-script.ts";

/** What the server knows of the document that it renders. */
export interface RenderedDocument {
  /** The files of the entry: its own first, then those that it imports. */
  modules: string[];
  /** Names the inline scripts to the server that sends the page, if the page is rendered for a request. */
  nonce: string | undefined;
}

export const DocumentContext = createContext<RenderedDocument | undefined>(undefined);

/**
 * Replaces the router's `Scripts`. There is no modulepreload in the head, and modules are requested only after the page has loaded or at
 * the first interaction, so that they do not compete with the largest picture for bandwidth.
 */
export function PageScripts() {
  const page = use(DocumentContext);
  if (import.meta.env.DEV) return <Scripts />;
  if (!page) return null;
  const boot = bootScript(page.modules);
  return <script nonce={page.nonce} dangerouslySetInnerHTML={{ __html: boot }} />;
}
