import type { Config } from "@react-router/dev/config";
import { prerenderedPaths } from "#content/paths.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  // Every address is known, so the browser gets the whole list at once and a static host needs no manifest endpoint.
  routeDiscovery: { mode: "initial" },
  prerender: () => prerenderedPaths(),
} satisfies Config;
