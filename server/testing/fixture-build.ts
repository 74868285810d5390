import {
  createContext,
  data,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from "react-router";
import type { PostedAnswer } from "#app/features/enquiry/posted-answer.ts";
import type { SiteBuild } from "../pages/site-build.ts";
import { pry } from "./prying-page.ts";

// The code of the small built site. Only the processes that render pages load it.

const words = "A panel that absorbs sound. ".repeat(100);

/** How a site differs from the usual one. */
export interface SiteOptions {
  /** Another service that takes the enquiries. */
  emailServiceOrigin?: string;
}

const nonceContext = createContext("");
const postedAnswerContext = createContext<PostedAnswer | undefined>(undefined);

const noAssets = { version: "1", url: "", entry: { module: "", imports: [] }, routes: {} };

function showRegion({ request }: LoaderFunctionArgs) {
  return `region ${new URL(request.url).searchParams.get("region")}`;
}

/** Keeps the processor busy for as long as the query says, makes a page of so many kilobytes, or takes all memory that there is. */
function loadHeavily({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const end = performance.now() + Number(searchParams.get("busyMs"));
  while (performance.now() < end);
  if (!searchParams.has("hoard"))
    return `busy ${searchParams.get("busyMs")}`.padEnd(Number(searchParams.get("kilobytes")) * 1024);
  for (const hoard: unknown[] = []; ;) hoard.push(Array.from({ length: 100_000 }, () => ({})));
}

function showAnswer({ context }: ActionFunctionArgs) {
  const answer = context.get(postedAnswerContext);
  return data(answer, { status: answer?.status ?? 503 });
}

function refuseUnknown() {
  throw new Response(null, { status: 404 });
}

const render: SiteBuild["entry"]["module"]["default"] = (
  _request,
  status,
  headers,
  { staticHandlerContext },
  context,
) => {
  const { loaderData, actionData, errors } = staticHandlerContext;
  headers.set("content-type", "text/html; charset=utf-8");
  const title = errors ? "Page not found" : "Rendered";
  const nonce = (context as unknown as RouterContextProvider).get(nonceContext);
  return new Response(
    `<style nonce="${nonce}">h1 {}</style><h1>${title}</h1>${JSON.stringify({ loaderData, actionData })}${words}` +
      `<script nonce="${nonce}">started = true</script>`,
    { status, headers },
  );
};

const page = () => null;

const route = (id: string, path: string, module: object) => ({ id, path, module: { default: page, ...module } });

/** A server build with a page that reads a query, one that takes a form, and one for unknown addresses. */
export function fakeBuild({ emailServiceOrigin = "" }: SiteOptions = {}): SiteBuild {
  const routes = [
    route("projects", "projects", { loader: showRegion, handle: { queryParameters: ["region", "page"] } }),
    route("heavy", "heavy", { loader: loadHeavily, handle: { queryParameters: ["busyMs", "kilobytes", "hoard"] } }),
    route("prying", "prying", { loader: pry, handle: { queryParameters: ["data", "link"] } }),
    route("contact", "contact", { action: showAnswer, handle: { queryParameters: ["product", "sent", "receipt"] } }),
    route("unknown", "*", { loader: refuseUnknown }),
  ];
  const describeContactForm = () => ({
    address: "/contact",
    siteOrigin: "https://www.example.com",
    emailService: { libraryVersion: "3.2.0", userId: "user", serviceId: "service", templateId: "template" },
    products: [{ id: "wallPanels/petPanel", name: "PET Panel" }],
  });
  return {
    entry: { module: { default: render, postedAnswerContext, nonceContext, emailServiceOrigin, describeContactForm } },
    routes: Object.fromEntries(routes.map((one) => [one.id, one])),
    assets: noAssets,
    publicPath: "/",
    assetsBuildDirectory: "build/client",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  } as unknown as SiteBuild;
}
