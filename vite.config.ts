import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { readFilterNames } from "./content/load/filter-names.ts";

const origin = (name: string, fallback: string) => (process.env[name] || fallback).replace(/\/+$/, "");

/**
 * The browser runs no route module: pages are rendered by the server, and their islands are hydrated (`app/islands/island.tsx`). React
 * Router builds one for each route all the same, so they are left empty.
 */
function emptyRouteModules(): Plugin {
  return {
    name: "empty-route-modules",
    enforce: "pre",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      if (/\/app\/(routes\/[^/]+|root)\.tsx?$/.test(id))
        return "export const meta = 0, handle = 0, Layout = 0, ErrorBoundary = 0; export default 0;";
    },
  };
}

/** Restarts the development server when a content file is added, changed or removed, so that pages show the new content. */
function restartOnContentChange(): Plugin {
  return {
    name: "restart-on-content-change",
    apply: "serve",
    configureServer(server) {
      const folder = resolve("content");
      server.watcher.add(folder);
      server.watcher.on("all", (_, file) => {
        if (file.startsWith(folder) && !file.endsWith(".ts")) void server.restart();
      });
    },
  };
}

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether the entry of the browser imports a module, itself or through others. */
function isImportedByEntry(id: string, modules: Modules, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((each) => each.endsWith("/app/entry.client.ts") || isImportedByEntry(each, modules, seen));
}

export default defineConfig({
  plugins: [emptyRouteModules(), reactRouter(), restartOnContentChange()],
  // Fonts, pictures, icons, the search index and the documents: served in development.
  publicDir: "generated/public",
  define: {
    "import.meta.env.SITE_ORIGIN": JSON.stringify(origin("SITE_ORIGIN", "http://localhost:3000")),
    "import.meta.env.EMAIL_SERVICE_ORIGIN": JSON.stringify(origin("EMAIL_SERVICE_ORIGIN", "")),
    // The address of the catalogue has a parameter for each filter, and no content module may reach the browser.
    "import.meta.env.FILTER_NAMES": JSON.stringify(readFilterNames()),
    "import.meta.env.ENQUIRY_RETENTION_DAYS": JSON.stringify(process.env.ENQUIRY_RETENTION_DAYS || "365"),
  },
  build: {
    // React Router puts its scripts into this folder, whatever file names are set below.
    assetsDir: "static/js",
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // The largest file, which puts a visitor's own catalogue together, is loaded when that is asked for; tests limit what pages load.
    chunkSizeWarningLimit: 800,
    // The documents are still being made; scripts/build.ts copies them with the rest.
    copyPublicDir: false,
    rolldownOptions: {
      // On a busy machine these would fill the terminal.
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        assetFileNames: "static/[ext]/[name]-[hash].[ext]",
        codeSplitting: {
          groups: [
            { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
            // Only islands that follow the address need it.
            { name: "router", test: /\/(node_modules\/react-router\/|app\/islands\/with-address)/, priority: 2 },
            // What the entry imports, without React, which a page without other islands than the frame's does not load.
            { name: (id, modules) => (isImportedByEntry(id, modules) ? "start" : null), priority: 1 },
            // In one file what most islands share: each file costs a request and headers.
            { name: "islands", test: /\/app\//, minShareCount: 8 },
          ],
        },
      },
    },
  },
  // The development server would find these only while it serves the first page, which would then fail and reload.
  optimizeDeps: {
    include: [
      "csv-parse/sync",
      "embla-carousel",
      "fft.js",
      "lucide",
      "minisearch",
      "react-error-boundary",
      "yaml",
      "zod",
      "zod/mini",
    ],
  },
});
