import { relative } from "node:path";
import type { InlineConfig, Plugin } from "vite";
import { readFilterNames } from "#content/load/filter-names.ts";
import { inProject, root } from "../setup/project.mjs";
import { buildTarget } from "./supported-browsers.ts";

const origin = (name: string, fallback: string) => (process.env[name] || fallback).replace(/\/+$/, "");

/**
 * The values that are built into the code, as `app/env.d.ts` describes them.
 * @param entryAddress where browsers find `app/entry.client.ts`
 */
export function codeConstants(entryAddress: string): Record<string, string> {
  return {
    "import.meta.env.SITE_ORIGIN": JSON.stringify(origin("SITE_ORIGIN", "http://localhost:3000")),
    "import.meta.env.EMAIL_SERVICE_ORIGIN": JSON.stringify(origin("EMAIL_SERVICE_ORIGIN", "")),
    // The address of the catalogue has a parameter for each filter, and no content module may reach the browser.
    "import.meta.env.FILTER_NAMES": JSON.stringify(readFilterNames()),
    "import.meta.env.ENQUIRY_RETENTION_DAYS": JSON.stringify(process.env.ENQUIRY_RETENTION_DAYS || "365"),
    "import.meta.env.ENTRY_ADDRESS": JSON.stringify(entryAddress),
  };
}

/** Refuses content in the code for browsers, and says which module brings it. */
export const contentStaysOnServer: Plugin = {
  name: "content-stays-on-the-server",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId(source, importer = "") {
    if (source.endsWith("/content.server.ts"))
      this.error(`${relative(root, importer)} is code for browsers, and imports content, which only a loader may do.`);
  },
};

/** How Vite builds the code for browsers: the entry, and a file for each island. */
export function clientCode(outDir: string): InlineConfig {
  return {
    ...settingsFor(""),
    plugins: [contentStaysOnServer],
    build: {
      ...commonBuild,
      target: buildTarget,
      outDir,
      rolldownOptions: {
        input: inProject("app/entry.client.ts"),
        // The document calls what the entry exports, and islands share modules with it.
        preserveEntrySignatures: "allow-extension",
        checks,
        output: {
          entryFileNames: "static/js/[name]-[hash].js",
          chunkFileNames: "static/js/[name]-[hash].js",
          assetFileNames,
          codeSplitting: {
            groups: [
              { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
              // Only islands that follow the address need it.
              { name: "router", test: /\/(node_modules\/react-router\/|app\/islands\/with-address)/, priority: 2 },
              // The entry is one file, without React, which a page without other islands than the frame's does not load.
              { name: "entry", tags: ["$initial"], priority: 1 },
              // In one file what most islands share: each file costs a request and headers.
              { name: "islands", test: /\/app\//, minShareCount: 8 },
            ],
          },
        },
      },
    },
  };
}

/** How Vite builds the code that renders the pages, with the style sheets that pages link. */
export function serverCode(outDir: string, entryAddress: string): InlineConfig {
  return {
    ...settingsFor(entryAddress),
    build: {
      ...commonBuild,
      cssTarget: buildTarget,
      outDir,
      ssr: true,
      ssrEmitAssets: true,
      rolldownOptions: {
        input: inProject("app/entry.server.tsx"),
        checks,
        output: { entryFileNames: "index.js", chunkFileNames: "[name]-[hash].js", assetFileNames },
      },
    },
  };
}

const assetFileNames = "static/[ext]/[name]-[hash].[ext]";

/** Warnings that would fill the terminal: those of time on a busy machine, and that packages of React have "use client" in them. */
const checks = { bundlerTimings: false, pluginTimings: false, moduleLevelDirective: false };

const commonBuild = {
  emptyOutDir: true,
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  // `scripts/build.ts` copies them: the documents are still being made.
  copyPublicDir: false,
};

function settingsFor(entryAddress: string): InlineConfig {
  return {
    configFile: false,
    root,
    logLevel: "warn",
    define: codeConstants(entryAddress),
    publicDir: "generated/public",
  };
}
