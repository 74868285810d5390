import { siteFiles } from "#content/page-registry.ts";
import { absoluteUrl } from "../seo/site-origin.ts";

/**
 * Every page may be crawled, even while pages ask not to be indexed: crawlers must read a page to see that it
 * asks.
 */
export function loader() {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl(siteFiles.sitemap)}\n`;
  return new Response(text, { headers: { "content-type": "text/plain; charset=utf-8" } });
}
