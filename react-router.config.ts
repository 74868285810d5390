import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "#content/paths.ts";
import { finishPages } from "#scripts/build/finish-pages.ts";

// A proxy may pass on another host than the one the visitor's browser names when it posts a form.
const siteHost = URL.parse(process.env.SITE_ORIGIN ?? "")?.host;

export default {
  appDirectory: "app",
  buildDirectory: process.env.BUILD_DIR ?? "build",
  ssr: true,
  // Every address is known, so the browser gets the whole list at once and a static host needs no manifest endpoint.
  routeDiscovery: { mode: "initial" },
  prerender: () => [...prerenderedPaths(), "/sitemap.xml", "/robots.txt"],
  allowedActionOrigins: siteHost ? [siteHost] : [],
  // Once every page has been prerendered; again when the pages for unknown addresses are there.
  buildEnd: ({ reactRouterConfig }) => finishPages(reactRouterConfig.buildDirectory),
} satisfies Config;
