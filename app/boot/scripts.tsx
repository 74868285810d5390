import { createContext, use } from "react";
import { bootScript } from "./boot-script.ts";

/** What the server knows about the document that it renders. */
export interface RenderedDocument {
  /** The nonce of inline scripts, by which their hashes are found before it is removed from the document. */
  nonce?: string | undefined;
}

export const DocumentContext = createContext<RenderedDocument>({});

/**
 * Loads the page's script. There is no modulepreload in the head, and modules are requested only after the page
 * has loaded or at the first interaction, so that they do not compete with the largest picture for bandwidth.
 */
export function PageScripts() {
  const { nonce } = use(DocumentContext);
  const entry = import.meta.env.ENTRY_ADDRESS;
  if (import.meta.env.DEV) return <script type="module" src={entry} />;
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: bootScript(entry) }} />;
}
