import { catalogue } from "#content/catalogue.ts";
import { canonicalPaths } from "#content/paths.ts";
import { sitemapXml } from "../seo/sitemap.ts";

export function loader() {
  return new Response(sitemapXml(canonicalPaths(catalogue())), { headers: { "content-type": "application/xml" } });
}
