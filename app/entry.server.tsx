import { sitePages } from "#content/page-registry.ts";
import { renderToReadableStream } from "react-dom/server";
import { createContext, ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { contactData } from "#app/features/enquiry/form/contact-data.ts";
import type { ContactForm } from "#app/features/enquiry/form/receive-form.ts";
import { catalogue } from "./content.server.ts";
import { DocumentStyles } from "./styles/document-styles.tsx";
import { DocumentContext } from "./boot/scripts.tsx";
import { IslandRenderer } from "./islands/island.tsx";
import { PageIslands } from "./islands/render-islands.tsx";
import { pageStyles } from "./styles/page-styles.ts";

// The server of the built site also imports these.
export { postedAnswerContext } from "#app/features/enquiry/posted-answer.ts";
export const emailServiceOrigin = import.meta.env.EMAIL_SERVICE_ORIGIN;

/** What the server needs to receive the form of the contact page by itself. */
export function describeContactForm(): ContactForm {
  const { emailService, products } = contactData(catalogue(), null);
  return {
    address: sitePages.contact.path,
    siteOrigin: import.meta.env.SITE_ORIGIN,
    emailService,
    products: products.map(({ id, name }) => ({ id, name })),
  };
}

/** The nonce of the inline scripts of a page that is rendered for a request; empty for a prerendered page, which has none. */
export const nonceContext = createContext("");

/** Renders a page as one complete document; nothing is streamed later. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: Readonly<RouterContextProvider>,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const nonce = loadContext.get(nonceContext) || undefined;
  const { entry } = routerContext.manifest;
  const { pathname, search } = new URL(request.url);
  const islands = new PageIslands(pathname + search);
  const page = { modules: [entry.module, ...entry.imports], nonce };
  let failed = false;
  if (!import.meta.env.DEV) leaveOutRouterData(routerContext);
  const stream = await renderToReadableStream(
    <DocumentStyles value={{ ...pageStyles(routerContext.staticHandlerContext), nonce }}>
      <DocumentContext value={page}>
        <IslandRenderer value={islands.render}>
          <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
        </IslandRenderer>
      </DocumentContext>
    </DocumentStyles>,
    {
      ...(nonce ? { nonce } : {}),
      signal: request.signal,
      // Otherwise React sends long parts at the end and moves them into place by script, which a visitor may not have.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        failed = true;
        console.error(error);
      },
    },
  );
  await stream.allReady;
  return new Response(stream, { status: failed ? 500 : status, headers });
}

/** The router would write them at the end of the document, for its own code in the browser, which this site does not use. */
function leaveOutRouterData(routerContext: EntryContext): void {
  void routerContext.serverHandoffStream?.cancel();
  delete routerContext.serverHandoffStream;
}
