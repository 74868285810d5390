import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import {
  createContext,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from "react-router";
import { signalsInForm } from "#app/features/enquiry/form-signals.ts";
import { enquiryReceiverContext } from "#app/features/enquiry/receiver-context.ts";
import { sourcesFile, type PrerenderedSources } from "../pages/content-security-policy.ts";
import { formerAddressesFile, type FormerAddresses } from "../pages/former-addresses.ts";
import type { SiteBuild } from "../pages/site-build.ts";

const words = "A panel that absorbs sound. ".repeat(100);

export const files: Record<string, string> = {
  "index.html": `<h1>Home</h1>${words}`,
  "contact/index.html": `<h1>Contact</h1>${words}`,
  "heavy/index.html": "<h1>Heavy</h1>",
  "projects/index.html": `<h1>Projects</h1>North India, prerendered ${words}`,
  "wallPanels/index.html": "<h1>Wall panels</h1>",
  "wallPanels/gone/index.html": `<h1>No longer offered</h1>${words}`,
  "wallPanels/old/index.html": "<h1>Moved</h1>",
  "404.html": `<h1>Page not found</h1>${words}`,
  "static/js/entry-Ab12Cd34.js": `console.log(${JSON.stringify(words)})`,
  "pictures/hall-Ab12Cd34.avif": "a picture",
  "e-catalogue.pdf": "%PDF-1.7",
  "large.pdf": Array.from({ length: 60_000 }, (_, index) => `${index} `).join(""),
  "empty.txt": "",
  ".vite/manifest.json": "{}",
};

/** Of `/contact` alone. */
export const prerenderedSources: PrerenderedSources = {
  frameOrigins: ["https://maps.example"],
  inline: {
    "/contact": {
      scripts: ["'sha256-+k0KX9ysoAsJWJnGNPmQkEzyXIFuFFq0lUAhGtx0rYo='"],
      styles: ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"],
    },
  },
};

const formerAddresses: FormerAddresses = {
  moved: { "/wallPanels/old": "/wallPanels" },
  withdrawn: ["/wallPanels/gone"],
};

/** How a site differs from the usual one. */
export interface SiteOptions {
  /** Another service that takes the enquiries. */
  emailServiceOrigin?: string;
}

/** Writes a small built site, some of whose files have compressed forms, to a temporary folder, as `SITE_DIR` takes it. */
export async function writeSite(options: SiteOptions = {}): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  const write = async (name: string, content: string | Buffer) => {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  };
  for (const [name, content] of Object.entries(files)) {
    await write(`client/${name}`, content);
    if (content.length < 1000 || name.endsWith(".pdf")) continue;
    await write(`client/${name}.br`, brotliCompressSync(content));
    await write(`client/${name}.gz`, gzipSync(content));
  }
  await write(sourcesFile, JSON.stringify(prerenderedSources));
  await write(formerAddressesFile, JSON.stringify(formerAddresses));
  await write(
    "server/index.js",
    `import { fakeBuild } from ${JSON.stringify(import.meta.url)};
export const { ${Object.keys(fakeBuild()).join(", ")} } = fakeBuild(${JSON.stringify(options)});
`,
  );
  return { folder, remove: () => rm(folder, { recursive: true }) };
}

const nonceContext = createContext("");

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

async function sendEnquiry({ request, context }: ActionFunctionArgs) {
  const form = await request.formData();
  return context.get(enquiryReceiverContext)(JSON.parse(String(form.get("body"))), signalsInForm(form));
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
    route("contact", "contact", { action: sendEnquiry }),
    route("unknown", "*", { loader: refuseUnknown }),
  ];
  return {
    entry: {
      module: {
        default: render,
        enquiryReceiverContext,
        nonceContext,
        emailServiceOrigin,
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
