import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { signalsInForm } from "#app/enquiry/form-signals.ts";
import { enquiryReceiverContext } from "#app/enquiry/receiver-context.ts";
import type { SiteBuild } from "../site-build.ts";

const words = "A panel that absorbs sound. ".repeat(100);

export const files: Record<string, string> = {
  "index.html": `<h1>Home</h1>${words}`,
  "contact/index.html": `<h1>Contact</h1>${words}`,
  "contact.data": `contact ${words}`,
  "projects/index.html": `<h1>Projects</h1>North India, prerendered ${words}`,
  "projects.data": `projects prerendered ${words}`,
  "wallPanels/index.html": "<h1>Wall panels</h1>",
  "404.html": "<h1>For static hosts</h1>",
  "static/js/entry-Ab12Cd34.js": `console.log(${JSON.stringify(words)})`,
  "pictures/hall-Ab12Cd34.avif": "a picture",
  "e-catalogue.pdf": "%PDF-1.7",
  ".vite/manifest.json": "{}",
};

/** Writes a small built site, two of whose pages have compressed forms, to a temporary folder. */
export async function writeSite(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
    if (content.length < 1000) continue;
    await writeFile(`${path}.br`, brotliCompressSync(content));
    await writeFile(`${path}.gz`, gzipSync(content));
  }
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

const noAssets = { version: "1", url: "", entry: { module: "", imports: [] }, routes: {} };

function showRegion({ request }: LoaderFunctionArgs) {
  return `region ${new URL(request.url).searchParams.get("region")}`;
}

async function sendEnquiry({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  return context.get(enquiryReceiverContext)(JSON.parse(String(form.get("body"))), signalsInForm(form));
}

function refuseUnknown() {
  throw new Response(null, { status: 404 });
}

const render: SiteBuild["entry"]["module"]["default"] = (_request, status, headers, { staticHandlerContext }) => {
  const { loaderData, actionData, errors } = staticHandlerContext;
  headers.set("content-type", "text/html; charset=utf-8");
  const title = errors ? "Page not found" : "Rendered";
  return new Response(`<h1>${title}</h1>${JSON.stringify({ loaderData, actionData })}${words}`, { status, headers });
};

const page = () => null;

const route = (id: string, path: string, module: object) => ({ id, path, module: { default: page, ...module } });

/** A server build with a page that reads a query, one that takes a form, and one for unknown addresses. */
export function fakeBuild(overrides: Partial<SiteBuild["entry"]["module"]> = {}): SiteBuild {
  const routes = [
    route("projects", "projects", { loader: showRegion, handle: { queryParameters: ["region", "page"] } }),
    route("contact", "contact", { action: sendEnquiry }),
    route("unknown", "*", { loader: refuseUnknown }),
  ];
  return {
    entry: {
      module: {
        default: render,
        enquiryReceiverContext,
        emailServiceOrigin: "",
        ...overrides,
      },
    },
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
