/** The origin of the finished site, such as `https://www.example.com`, set when it is built. */
export const siteOrigin: string = import.meta.env.SITE_ORIGIN;

/** The absolute URL of a path on this site, for documents. What the browser makes has `visitedUrl`. */
export function absoluteUrl(path: string): string {
  return `${siteOrigin}${path === "/" ? "/" : path}`;
}

/** The absolute URL of a path where the visitor reads this site. Browser only. */
export function visitedUrl(path: string): string {
  return `${location.origin}${path}`;
}
