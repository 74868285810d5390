import "../../production-mode.ts";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { createRequestHandler, isRouteErrorResponse, matchPath, RouterContextProvider } from "react-router";
import type { EnquiryOutcome } from "#app/features/enquiry/receiver-context.ts";
import { failureWithoutWords } from "../../failure.ts";
import type { SiteBuild } from "../site-build.ts";
import { finishPage } from "./finish-page.ts";
import type { FromWorker, RenderRequest, SiteDescription, ToWorker, WorkerStart } from "./messages.ts";
import { queryDependences } from "./query-dependence.ts";

// A worker thread that loads the built site and renders one page for each message.

const port = parentPort;
if (!port) throw new Error("This module is the program of a worker thread.");
const post = (message: FromWorker, transferred: ArrayBuffer[] = []) => port.postMessage(message, transferred);

const { siteFolder, addresses } = workerData as WorkerStart;
const build = (await import(pathToFileURL(join(siteFolder, "server/index.js")).href)) as SiteBuild;
const { enquiryReceiverContext, nonceContext, emailServiceOrigin } = build.entry.module;

/** The enquiries that wait for the server's answer. */
const outcomes = new Map<number, (outcome: EnquiryOutcome) => void>();

const renderedPath = new AsyncLocalStorage<string>();
const report = (error: unknown) =>
  post({ kind: "failure", failure: { path: renderedPath.getStore() ?? "", ...failureWithoutWords(error) } });
// React and React Router report what goes wrong on a page here.
console.error = (...parts: unknown[]) => report(parts.find((part) => part instanceof Error) ?? parts[0]);
const handleError = (error: unknown) => {
  // Who posts what no page takes is no error of the server.
  if (!isRouteErrorResponse(error) || error.status >= 500) report(error);
};
const handle = createRequestHandler(
  { ...build, entry: { module: { ...build.entry.module, handleError } } },
  "production",
);

port.on("message", (message: ToWorker) => {
  if (message.kind === "render") {
    // The host that a request names is nothing that a page may show.
    const url = new URL(message.request.target, "http://localhost");
    void renderedPath.run(url.pathname, () => render(message.id, url, message.request));
  } else outcomes.get(message.id)?.(message.outcome);
});
post({ kind: "ready", site: describeSite() });

async function render(id: number, url: URL, { encoding, form }: RenderRequest): Promise<void> {
  // Nobody can know it before the page is rendered: a script that came with the request cannot carry it.
  const nonce = randomBytes(18).toString("base64url");
  const context = new RouterContextProvider();
  context.set(nonceContext, nonce);
  context.set(enquiryReceiverContext, (body, signals) => {
    const { promise, resolve } = Promise.withResolvers<EnquiryOutcome>();
    outcomes.set(id, resolve);
    post({ kind: "enquiry", id, body, signals });
    return promise;
  });
  const request = form
    ? new Request(url, { method: "POST", headers: { "content-type": form.contentType }, body: Buffer.from(form.body) })
    : new Request(url);
  try {
    const page = await finishPage(await handle(request, context), { nonce, encoding });
    post({ kind: "rendered", id, page }, [page.body.buffer as ArrayBuffer]);
  } catch (error) {
    report(error);
    post({ kind: "not rendered", id });
  } finally {
    outcomes.delete(id);
  }
}

function describeSite(): SiteDescription {
  const dependences = queryDependences(build.routes);
  const found = addresses.flatMap((address) => {
    const names = dependences
      .filter(({ pattern }) => matchPath(pattern, address))
      .flatMap((dependence) => dependence.names);
    return names.length > 0 ? [[address, names] as const] : [];
  });
  return { emailServiceOrigin, allowedFormHosts: build.allowedActionOrigins || [], queryParameters: new Map(found) };
}
