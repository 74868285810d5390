import { canonicalPaths, catalogue } from "../content.server.ts";
import { sitemapXml } from "../seo/sitemap.ts";

export function loader() {
  return new Response(sitemapXml(canonicalPaths(catalogue())), { headers: { "content-type": "application/xml" } });
}
