import { renderToReadableStream } from "react-dom/server";
import {
  createContext,
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type RouterContextProvider,
  type StaticHandlerContext,
} from "react-router";
import { RenderedPage } from "./boot/deferred-scripts.tsx";
import { pageDataText, type PageFailure } from "./boot/page-data.ts";
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
  const { manifest, staticHandlerContext } = routerContext;
  let failed = false;
  if (!import.meta.env.DEV) leaveOutRouterData(routerContext);
  const stream = await renderToReadableStream(
    <DocumentStyles value={{ ...pageStyles(staticHandlerContext), nonce }}>
      <RenderedPage value={{ manifest, data: dataOf(staticHandlerContext), nonce }}>
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

/** The router would write them at the end of the document, for its own program in the browser, which this site does without. */
function leaveOutRouterData(routerContext: EntryContext): void {
  void routerContext.serverHandoffStream?.cancel();
  delete routerContext.serverHandoffStream;
}

function dataOf({ location, matches, loaderData, actionData, errors }: StaticHandlerContext): string {
  const id = matches.at(-1)?.route.id ?? "";
  const [error] = Object.values(errors ?? {});
  return pageDataText({
    path: location.pathname,
    root: loaderData["root"],
    page: loaderData[id],
    action: actionData?.[id],
    error: error === undefined ? undefined : failureOf(error),
  });
}

/** The router has taken what nobody may know out of errors. */
function failureOf(error: unknown): PageFailure {
  if (!isRouteErrorResponse(error)) return { message: error instanceof Error ? error.message : "" };
  const { status, statusText, data } = error;
  return { status, statusText, internal: false, data };
}
