import { resolve } from "node:path";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { readFilterNames } from "./content/facets/filters.ts";

const origin = (name: string, fallback: string) => (process.env[name] || fallback).replace(/\/+$/, "");

const sharedCandidates = /\/app\/(?!features\/search\/engine\/)|node_modules\/lucide\//;

/** Shared by the pages that list products, and needed by no other page. */
const listingModules =
  /\/app\/(features\/listing\/|ui\/products\/(card-grid|product-card)|features\/shortlist\/list\/shortlist-button)/;

/** The visitor's shortlist, loaded at the first interaction with a page. */
const shortlistModules =
  /\/app\/(boot\/stored-value|features\/shortlist\/list\/(choice-kinds|shortlist|shortlist-storage|parse-shortlist|shortlist-actions))\.ts/;

/** Needed by one or two pages, or loaded on demand. */
const rareModules =
  /\/app\/(boot\/browser-storage|drawings\/(parts\/|geometry\/|scale-statement)|features\/(catalogue|downloads|room\/|enquiry\/(put-into-message|sent-parts)|search\/(load-search|use-searcher|use-optimistic-search)|shortlist\/(list\/(amount-field|item-draft|picked-finish|product-choices|remark-field|sent-mark|shortlist-text|typed-amount)|choice-select|empty-shortlist|list-changes)|compare\/(?!index|controls\/compare-part))|shell\/not-found-screen|ui\/(controls\/(?!dialog)|word-filter|list-icons|terms\/|csv-file|save-file|empty-list|enquiry-call|products\/card-section|pictures\/(small-picture|picture-viewer|use-picture-viewer)))|\/lucide\/.*\/(arrow-down|arrow-up|copy|link|share-2)\./;

/** Files that the router has loaded before any other part of the application is. */
const loadedBefore = /\/(framework|shared|rolldown-runtime)-[^/]+\.js$/;

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
    modulePreload: {
      // A link to a file that is there already, or that is imported in the same moment, only costs a slow phone 3 ms.
      resolveDependencies: (file, needed) => needed.filter((each) => each !== file && !loadedBefore.test(each)),
    },
    rolldownOptions: {
      // On a busy machine these would fill the terminal.
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
            // Two files that every page shares. More files would cost more requests and headers on a slow connection.
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
                // Needed only to search or filter, so never part of what every page loads.
                { name: "search", test: /\/app\/features\/search\/engine\/|node_modules\/minisearch\//, priority: 3 },
                {
                  name: "shared",
                  test: (id) =>
                    sharedCandidates.test(id) &&
                    ![listingModules, shortlistModules, rareModules].some((modules) => modules.test(id)),
                  minShareCount: 2,
                  priority: 1,
                },
                // Of lower priority, because a group includes what its modules import unless another group has it already.
                // Sending an enquiry needs what puts a list into its message and notes that it was sent, but not the shortlist.
                {
                  name: "message-parts",
                  test: /\/app\/features\/enquiry\/(sent-parts|put-into-message)\./,
                  priority: 0.5,
                },
                { name: "shortlist", test: shortlistModules },
                { name: "listings", test: listingModules, minShareCount: 2 },
                { name: "filter-form", test: /\/app\/ui\/(controls\/(search-field|filter-select)|word-filter)\./ },
                // Each in one file, which the room calculator, the seat planner and drawings share.
                { name: "drawing-parts", test: /\/app\/drawings\/(parts|geometry)\//, minShareCount: 2 },
                { name: "room-parts", test: /\/app\/features\/room\//, minShareCount: 2 },
              ],
            },
          },
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
