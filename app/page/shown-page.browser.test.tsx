import { useId } from "react";
import { renderToString } from "react-dom/server";
import { createRequestHandler, Outlet, ServerRouter, type ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import { PageDocument } from "./document.tsx";
import { Frame } from "./frame.tsx";
import { ShownPage } from "./shown-page.tsx";

const Page = () => <input id={useId()} />;

const Root = () => (
  <Frame shell={undefined}>
    <Outlet />
  </Frame>
);

/** The page as React Router renders it for a request. */
async function renderedByRouter(): Promise<string> {
  const route = (id: string, module: object, more: object) => ({
    id,
    module: { default: () => null, ...module },
    ...more,
  });
  const routes = {
    root: route("root", { default: Root, Layout: PageDocument }, { path: "" }),
    page: route("page", { default: Page }, { path: "page", parentId: "root" }),
  };
  const build = {
    entry: {
      module: {
        default: (request: Request, status: number, headers: Headers, context: never) =>
          new Response(renderToString(<ServerRouter context={context} url={request.url} />), { status, headers }),
      },
    },
    routes,
    assets: { version: "1", url: "", entry: { module: "", imports: [] }, routes },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  } as unknown as ServerBuild;
  const response = await createRequestHandler(build, "production")(new Request("http://localhost/page"));
  return response.text();
}

const idIn = (html: string) => /<input id="([^"]+)"/.exec(html)?.[1];

test("what a browser brings to life has the identifiers with which the server wrote it", async () => {
  // In development the router's own scripts would be at the end of the document.
  vi.stubEnv("DEV", false);
  const inBrowser = renderToString(<ShownPage handle={{ Page }} data={{ path: "/page" }} />);
  expect(idIn(inBrowser)).toMatch(/\w+/);
  expect(idIn(inBrowser)).toBe(idIn(await renderedByRouter()));
});
