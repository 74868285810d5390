/** The origin of the finished site, such as `https://www.example.com`, set when it is built. */
export const siteOrigin: string = import.meta.env.SITE_ORIGIN;

/** The absolute URL of a path on this site. */
export function absoluteUrl(path: string): string {
  return `${siteOrigin}${path === "/" ? "/" : path}`;
}
