import type { SiteBuild } from "../pages/site-build.ts";
import { pry } from "./prying-page.ts";

// The code of the small built site. Only the rendering processes load it.

const words = "A panel that absorbs sound. ".repeat(100);

/** Options of the fixture site. */
export interface SiteOptions {
  /** The third-party email service that the site is built for. */
  emailServiceOrigin?: string;
}

interface FixturePage {
  queryParameters: string[];
  load(query: URLSearchParams): unknown;
}

const pages: Record<string, FixturePage> = {
  "/projects": { queryParameters: ["region", "page"], load: (query) => `region ${query.get("region")}` },
  "/heavy": { queryParameters: ["busyMs", "kilobytes", "hoard"], load: loadHeavily },
  "/prying": { queryParameters: ["data", "link"], load: pry },
  "/contact": { queryParameters: ["product", "sent", "receipt"], load: () => null },
};

/** Blocks the thread for the given time, returns a page of the given size, or exhausts the memory. */
function loadHeavily(query: URLSearchParams) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(query.get("busyMs")));
  if (!query.has("hoard")) return `busy ${query.get("busyMs")}`.padEnd(Number(query.get("kilobytes")) * 1024);
  for (const hoard: unknown[] = []; ;) hoard.push(Array.from({ length: 100_000 }, () => ({})));
}

/** A build with pages that read the query, one with a form, and one for unknown addresses. */
export function fakeBuild({ emailServiceOrigin = "" }: SiteOptions = {}): SiteBuild {
  return {
    emailServiceOrigin,
    retentionDays: 365,
    describeContactForm: () => ({
      address: "/contact",
      siteOrigin: "https://www.example.com",
      emailService: { libraryVersion: "3.2.0", userId: "user", serviceId: "service", templateId: "template" },
      products: [{ id: "wallPanels/petPanel", name: "PET Panel" }],
    }),
    queryParameters: Object.fromEntries(Object.entries(pages).map(([path, page]) => [path, page.queryParameters])),
    async renderPage({ url, answer, nonce }) {
      const page = pages[url.pathname];
      const data = JSON.stringify({ loaderData: page?.load(url.searchParams), actionData: answer });
      const html =
        `<style nonce="${nonce}">h1 {}</style><h1>${page ? "Rendered" : "Page not found"}</h1>${data}${words}` +
        `<script nonce="${nonce}">started = true</script>`;
      return new Response(html, {
        status: page ? (answer?.status ?? 200) : 404,
        headers: { "content-type": "text/html; charset=utf-8" },
      });
    },
  };
}
