import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtPages, siteFiles, siteFolder } from "./built-pages.ts";
import { missingInScript, missingInStyles, missingInTags } from "./used-features.ts";

// Features that the site uses although one of its oldest browsers lacks them, with what happens there. Any other
// feature needs a fallback first. docs/decisions/browsers.md says which browsers these are.

const stylesWithFallback = {
  "app/boot/older-browsers.ts replaces it": [":popover-open", "@media (scripting)"],
  "only spacing, padding or a highlight depends on it, and what is chosen or invalid is seen without it": [":has"],
  "no animation": ["@starting-style"],
  "drawings without the colours of their surfaces, and a map without a highlight": ["color-mix()"],
  "a list as wide as its longest option, a text field of a fixed height": ["field-sizing", "field-sizing: content"],
  "lines that break elsewhere": ["text-wrap", "text-wrap: balance", "text-wrap: pretty"],
  "the browser's own scroll bars": ["scrollbar-width", "scrollbar-width: none", "scrollbar-width: thin"],
  "the browser's own page margins and breaks in print": [
    "@page",
    "size",
    "break-after: avoid",
    "break-before: avoid",
    "print-color-adjust: exact",
  ],
  "no such thing on a phone or in this browser's own colours": [
    "-webkit-tap-highlight-color",
    "::selection",
    "cursor: default",
    "cursor: grab",
    "cursor: grabbing",
    "cursor: not-allowed",
    "cursor: pointer",
    "cursor: progress",
    "forced-color-adjust",
    "forced-color-adjust: none",
    "resize",
    "resize: vertical",
  ],
  "used with its prefix": ["text-decoration: dotted"],
};

const scriptsWithFallback = {
  "app/islands/hydrate-island.tsx adds it": [".toReversed", ".toSorted", ".toSpliced"],
  "called only if it exists": [
    ".addRoutes",
    ".hidePopover",
    ".share",
    ".showPopover",
    "Error.captureStackTrace",
    "Window.requestIdleCallback",
  ],
  "in React, which tests for it": [".skipTransition", ".startViewTransition", "Window.setImmediate"],
  "a name of our own or of a library": [
    ".boundingBoxCenter",
    ".createContext",
    ".destroy",
    ".fetch",
    ".format",
    ".fromHex",
    ".handle",
    ".layer",
    ".readText",
    ".run",
    ".seek",
    ".to",
    ".use",
    ".when",
    "Profiler",
    "ViewTransition",
  ],
};

const tagsWithFallback = {
  "app/boot/older-browsers.ts replaces it": ["popover", "popovertarget"],
  "an element without a role": ["<search>"],
  "another order or moment of loading": ["fetchpriority", "imagesizes", "imagesrcset", "loading"],
};

const namesIn = (fallbacks: Record<string, readonly string[]>) => Object.values(fallbacks).flat().toSorted();

const pages = builtPages();

function filesOf(extension: string): string[] {
  return (
    [...siteFiles()]
      // pdfmake brings its own replacements for what older browsers lack.
      .filter((file) => file.endsWith(extension) && !file.includes("/pdfmake"))
      .map((file) => readFileSync(join(siteFolder, file), "utf8"))
  );
}

/** The different texts of an element on all pages, without structured data. */
function textsIn(selector: string): string[] {
  return [
    ...new Set(pages.flatMap(({ root }) => root.querySelectorAll(selector).map(({ textContent }) => textContent))),
  ];
}

function missingIn<Source>(sources: readonly Source[], find: (source: Source) => Set<string>): string[] {
  const missing = new Set(sources.flatMap((source) => [...find(source)]));
  return [...missing].toSorted();
}

test("styles use nothing that an oldest browser lacks, except what has a fallback", () => {
  // Sheets of former versions stay for pages that are still open.
  const linked = pages.flatMap(({ tags }) =>
    tags.flatMap(({ attributes: { rel, href } }) => (rel === "stylesheet" ? (href ?? []) : [])),
  );
  const sheets = [...new Set(linked)].map((address) => readFileSync(join(siteFolder, address), "utf8"));
  const missing = missingIn([...textsIn("style"), ...sheets], missingInStyles);
  expect(missing).toEqual(namesIn(stylesWithFallback));
});

test("scripts use nothing that an oldest browser lacks, except what has a fallback", () => {
  const missing = missingIn([...textsIn("script:not([type])"), ...filesOf(".js")], missingInScript);
  expect(missing).toEqual(namesIn(scriptsWithFallback));
});

test("pages have no elements and attributes that an oldest browser lacks, except what has a fallback", () => {
  const missing = missingIn(pages, ({ tags }) => missingInTags(tags));
  expect(missing).toEqual(namesIn(tagsWithFallback));
});
