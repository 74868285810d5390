import "../../production-mode.ts";
import { AsyncLocalStorage } from "node:async_hooks";
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler, isRouteErrorResponse, matchPath, RouterContextProvider } from "react-router";
import { failureWithoutWords } from "../../failure.ts";
import type { SiteBuild } from "../site-build.ts";
import { finishPage } from "./finish-page.ts";
import type { FromRenderer, RenderRequest, SiteInWords, ToRenderer } from "./messages.ts";
import { queryDependences } from "./query-dependence.ts";

// A process that loads the built site and renders one page for each message.

const maxWords = 4000;
const post = (message: FromRenderer) => void process.send?.(message);

// The server decides when it ends: a signal to all processes must not interrupt a page.
process.on("SIGINT", () => undefined);
process.on("SIGTERM", () => undefined);
process.on("disconnect", () => process.exit());
process.on("message", (message: ToRenderer) => {
  if (message.kind === "start") void start(message);
  else void render?.(message.request);
});

let render: ((request: RenderRequest) => Promise<void>) | undefined;

async function start({ siteFolder, addresses }: ToRenderer & { kind: "start" }): Promise<void> {
  try {
    const build = (await import(pathToFileURL(join(siteFolder, "server/index.js")).href)) as SiteBuild;
    const site = describeSite(build, addresses);
    render = createRenderer(build);
    post({ kind: "ready", site });
  } catch (error) {
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    post({ kind: "not loaded", words: words.slice(0, maxWords) });
  }
}

function describeSite({ routes, entry, allowedActionOrigins }: SiteBuild, addresses: string[]): SiteInWords {
  const dependences = queryDependences(routes);
  const found = addresses.flatMap((address) => {
    const names = dependences
      .filter(({ pattern }) => matchPath(pattern, address))
      .flatMap((dependence) => dependence.names);
    return names.length > 0 ? [[address, names] as const] : [];
  });
  const { emailServiceOrigin, describeContactForm } = entry.module;
  return {
    emailServiceOrigin,
    allowedFormHosts: allowedActionOrigins || [],
    queryParameters: Object.fromEntries(found),
    contactForm: describeContactForm(),
  };
}

function createRenderer(build: SiteBuild) {
  const { nonceContext, postedAnswerContext } = build.entry.module;
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

  return async ({ target, encoding, answer }: RenderRequest): Promise<void> => {
    // The host that a request names is nothing that a page may show.
    const url = new URL(target, "http://localhost");
    // Nobody can know it before the page is rendered: a script that came with the request cannot carry it.
    const nonce = randomBytes(18).toString("base64url");
    const context = new RouterContextProvider();
    context.set(nonceContext, nonce);
    if (answer) context.set(postedAnswerContext, answer);
    await renderedPath.run(url.pathname, async () => {
      try {
        const response = await handle(new Request(url, { method: answer ? "POST" : "GET" }), context);
        const { body, ...page } = await finishPage(response, { nonce, encoding });
        post({ kind: "rendered", page: { ...page, body: Buffer.from(body).toString("base64") } });
      } catch (error) {
        report(error);
        post({ kind: "not rendered" });
      }
    });
  };
}
