/** Where the finished site stands, such as `https://www.example.com`, without a slash at the end. An input of the build. */
export const siteOrigin: string = import.meta.env.SITE_ORIGIN;

/** The whole address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${siteOrigin}${path === "/" ? "/" : path}`;
}
