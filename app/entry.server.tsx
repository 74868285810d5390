import { renderToReadableStream } from "react-dom/server";
import { createContext, ServerRouter, type EntryContext, type RouterContextProvider } from "react-router";
import { RenderedPage } from "./boot/deferred-scripts.tsx";
import { pageDataScript } from "./boot/page-data.ts";
import { DocumentStyles } from "./boot/document-styles.tsx";
import { pageStyles } from "./styles/page-styles.ts";

// The server of the built site also imports these.
export { enquiryReceiverContext } from "#app/features/enquiry/receiver-context.ts";
export const emailServiceOrigin = import.meta.env.EMAIL_SERVICE_ORIGIN;

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
  let failed = false;
  const data = import.meta.env.DEV ? "" : await takePageData(routerContext);
  const stream = await renderToReadableStream(
    <DocumentStyles value={{ ...pageStyles(routerContext.staticHandlerContext), nonce }}>
      <RenderedPage value={{ manifest: routerContext.manifest, data, nonce }}>
        <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />
      </RenderedPage>
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

/** The script with a page's data, which the router would otherwise write at the end of the document, in parts. */
async function takePageData(routerContext: EntryContext): Promise<string> {
  const loaded = await new Response(routerContext.serverHandoffStream).text();
  delete routerContext.serverHandoffStream;
  return pageDataScript(routerContext.serverHandoffString ?? "", loaded);
}
