import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { readFilterNames } from "./content/facets/filters.ts";

const origin = (name: string, fallback: string) => (process.env[name] || fallback).replace(/\/+$/, "");

const onEveryPage = /\/app\/(?!features\/search\/engine\/)|node_modules\/lucide\//;

/** What the pages that list products share, and no other page needs. */
const ofListings =
  /\/app\/(features\/listing\/|ui\/products\/(card-grid|product-card)|features\/shortlist\/list\/shortlist-button)/;

/** What keeps the visitor's list. It arrives at the first touch of a page. */
const ofShortlist =
  /\/app\/(boot\/stored-value|features\/shortlist\/list\/(shortlist|shortlist-storage|parse-shortlist|shortlist-actions))\.ts/;

/** What one or two pages need, or what is loaded when it is wanted. */
const ofFewPages =
  /\/app\/(features\/(catalogue|search\/(load-search|use-searcher|use-optimistic-search)|shortlist\/(list\/amount-field|empty-shortlist)|compare\/(?!index|controls\/compare-part))|shell\/not-found-screen|ui\/(list-icons|tabs|terms\/|csv-file|empty-list|small-picture))|\/lucide\/.*\/(arrow-down|arrow-up|link|share-2)\./;

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

export default defineConfig({
  plugins: [reactRouter(), restartOnContentChange()],
  // Fonts, pictures, icons, the search index and the e-catalogue: served in development, copied beside the built pages.
  publicDir: "generated/public",
  define: {
    "import.meta.env.SITE_ORIGIN": JSON.stringify(origin("SITE_ORIGIN", "http://localhost:3000")),
    "import.meta.env.EMAIL_SERVICE_ORIGIN": JSON.stringify(origin("EMAIL_SERVICE_ORIGIN", "")),
    // The address of the catalogue has a parameter for each filter, and no content module may reach the browser.
    "import.meta.env.FILTER_NAMES": JSON.stringify(readFilterNames()),
    "import.meta.env.ENQUIRY_RETENTION_DAYS": JSON.stringify(process.env.ENQUIRY_RETENTION_DAYS || "365"),
  },
  build: {
    // The router puts its own scripts straight into this folder, whatever their names are set to below.
    assetsDir: "static/js",
    assetsInlineLimit: 0,
    rolldownOptions: {
      // On a busy machine these would fill the screen with figures that nobody asked for.
      checks: { bundlerTimings: false, pluginTimings: false },
      output: {
        assetFileNames: "static/[ext]/[name]-[hash].[ext]",
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Two files that every page shares: each file of its own would cost a request, and its headers on a slow line.
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
                // Wanted only by who searches or filters: never among what every page loads.
                { name: "search", test: /\/app\/features\/search\/engine\/|node_modules\/minisearch\//, priority: 3 },
                {
                  name: "shared",
                  test: (id) =>
                    onEveryPage.test(id) && ![ofListings, ofShortlist, ofFewPages].some((parts) => parts.test(id)),
                  minShareCount: 2,
                  priority: 1,
                },
                // After it: a group takes along what its modules import, unless another has it already.
                { name: "shortlist", test: ofShortlist },
                { name: "listings", test: ofListings, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
  // Packages that the development server would find only while it serves the first page, which then fails and loads again.
  optimizeDeps: {
    include: ["csv-parse/sync", "embla-carousel", "lucide", "minisearch", "yaml", "zod", "zod/mini"],
  },
  // The watcher rescans the output while pages are prerendered: without it a build of 3000 pages is fifteen times faster.
  server: { watch: process.env.NODE_ENV === "production" ? null : {} },
});
