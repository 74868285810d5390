import type { Config } from "@react-router/dev/config";

// A proxy may pass on another host than the one the visitor's browser names when it posts a form.
const siteHost = URL.parse(process.env.SITE_ORIGIN ?? "")?.host;

export default {
  appDirectory: "app",
  buildDirectory: process.env.BUILD_DIR ?? "build",
  ssr: true,
  // Every address is known, so the browser gets the whole list at once and a static host needs no manifest endpoint.
  routeDiscovery: { mode: "initial" },
  allowedActionOrigins: siteHost ? [siteHost] : [],
} satisfies Config;
