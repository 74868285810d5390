import { canonicalPaths, catalogue } from "../content.server.ts";
import { absoluteUrl } from "../seo/site-origin.ts";

export function loader() {
  return new Response(sitemapXml(canonicalPaths(catalogue())), { headers: { "content-type": "application/xml" } });
}

/** A sitemap of these paths, in the format of sitemaps.org. */
function sitemapXml(paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${escapeXml(absoluteUrl(path))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
