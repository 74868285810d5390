import type { InlineConfig } from "vite";
import { readExplanations, readFilterNames, readOfflineUse } from "#content/read-parts.ts";
import { inProject, root } from "../setup/project.mjs";
import { buildTarget } from "./supported-browsers.ts";

const origin = (name: string, fallback: string) => process.env[name] || fallback;

/**
 * The constants built into the code, described in `app/env.d.ts`.
 * @param entryAddress the address of the built `app/entry.client.ts`
 */
export function codeConstants(entryAddress: string): Record<string, string> {
  return {
    "import.meta.env.SITE_ORIGIN": JSON.stringify(origin("SITE_ORIGIN", "http://localhost:3000")),
    "import.meta.env.EMAIL_SERVICE_ORIGIN": JSON.stringify(origin("EMAIL_SERVICE_ORIGIN", "")),
    // The catalogue's address has a parameter for each filter, and content modules must not reach the browser.
    "import.meta.env.FILTER_NAMES": JSON.stringify(readFilterNames()),
    "import.meta.env.EXPLANATIONS": JSON.stringify(readExplanations()),
    "import.meta.env.OFFLINE": JSON.stringify(readOfflineUse()),
    "import.meta.env.ENQUIRY_RETENTION_DAYS": JSON.stringify(process.env.ENQUIRY_RETENTION_DAYS || "365"),
    "import.meta.env.ENTRY_ADDRESS": JSON.stringify(entryAddress),
  };
}

/** Vite's settings for the code for browsers: the entry, and one file per island. */
export function clientCode(outDir: string): InlineConfig {
  return {
    ...settingsFor(""),
    build: {
      ...commonBuild,
      target: buildTarget,
      outDir,
      rolldownOptions: {
        input: inProject("app/entry.client.ts"),
        // The document calls exports of the entry, and islands share modules with it.
        preserveEntrySignatures: "allow-extension",
        checks,
        output: {
          entryFileNames: "static/js/[name]-[hash:7].js",
          chunkFileNames: "static/js/[name]-[hash:7].js",
          assetFileNames,
          codeSplitting: {
            groups: [
              { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 2 },
              // Only islands that read the address need it.
              { name: "router", test: /\/(node_modules\/react-router\/|app\/islands\/with-address)/, priority: 2 },
              // The entry is one file without React, so a page with only the frame's islands does not load React.
              { name: "entry", tags: ["$initial"], priority: 1 },
              // Code shared by several islands goes into one file, because each file costs a request and headers.
              { name: "islands", test: /\/app\//, minShareCount: 7 },
            ],
          },
        },
      },
    },
  };
}

/** Vite's settings for the code that renders the pages, with the style sheets that pages link. */
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

/**
 * Vite's settings for the service worker, one file without imports.
 * @param program the name of its module
 * @param precached what it keeps from the start
 */
export function workerCode(outDir: string, program: string, precached: object): InlineConfig {
  const settings = settingsFor("");
  return {
    ...settings,
    define: {
      ...settings.define,
      "import.meta.env.PRECACHED": JSON.stringify(precached),
      // Workbox logs nothing in production.
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      ...commonBuild,
      emptyOutDir: false,
      target: buildTarget,
      outDir,
      rolldownOptions: {
        input: inProject(`app/features/offline/${program}.ts`),
        checks,
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  };
}

const assetFileNames = "static/[ext]/[name]-[hash].[ext]";

/** Disables noisy warnings: timings on a busy machine, and "use client" in React packages. */
const checks = { bundlerTimings: false, pluginTimings: false, moduleLevelDirective: false };

const commonBuild = {
  emptyOutDir: true,
  assetsInlineLimit: 0,
  reportCompressedSize: false,
  // `scripts/build.ts` copies them, because the documents are still being generated.
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
