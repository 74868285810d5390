import { canonicalPaths, catalogue, translatedPaths } from "../content.server.ts";
import { englishPath, hindiPath } from "#content/page-registry.ts";
import { absoluteUrl } from "../seo/site-origin.ts";

export function loader() {
  const content = catalogue();
  return new Response(sitemapXml(canonicalPaths(content), new Set(translatedPaths(content))), {
    headers: { "content-type": "application/xml" },
  });
}

/**
 * A sitemap of these paths, in the format of sitemaps.org.
 * @param translated the English pages that also exist in Hindi
 */
function sitemapXml(paths: readonly string[], translated: ReadonlySet<string>): string {
  const address = (path: string) => escapeXml(absoluteUrl(path));
  const languages = (path: string) =>
    Object.entries({ en: path, hi: hindiPath(path), "x-default": path })
      .map(([language, to]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(to)}"/>`)
      .join("");
  const entries = paths.map((path) => {
    const english = englishPath(path);
    return `  <url><loc>${address(path)}</loc>${translated.has(english) ? languages(english) : ""}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("")}</urlset>
`;
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}
