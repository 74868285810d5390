import type { FolderRule } from "./folder-rule.ts";

export const testRules: FolderRule[] = [
  {
    folder: "tests/",
    may: [
      "content/",
      "documents/testing/empty-bands",
      "editor/preview/",
      "editor/store/products/template",
      "scripts/assets/font-faces",
      "scripts/setup/browser-flags",
      "@playwright/test",
      "axe-core",
      "html-validate",
      "mammoth",
      "node-html-parser",
      "unpdf",
      "yaml",
      "node:",
    ],
    mayTypes: ["app/"],
  },
  {
    folder: "tests/browser/",
    may: [
      "content/",
      "server/testing/",
      "bench/byte-budgets",
      "bench/ask-page",
      "bench/measure-bytes",
      "tests/setup/browser-launch",
      "@playwright/test",
      "axe-core",
      "fflate",
      "puppeteer-core",
      "unpdf",
      "node:",
    ],
    mayTypes: ["app/"],
  },
  {
    folder: "tests/specification/",
    may: ["content/", "tests/site/", "app/features/catalogue/", "app/features/search/engine/", "yaml", "zod", "node:"],
  },
  { folder: "tests/changes/", may: ["app/", "content/", "documents/", "node:"] },
  { folder: "tests/faults/", may: ["editor/testing/", "server/testing/", "node:"] },
  { folder: "tests/deploy/", may: ["editor/publish/targets/", "scripts/setup/", "server/testing/", "yaml", "node:"] },
];

/** What test files may use besides. */
export const testPackages = [
  "content/schema/",
  "content/search/",
  "content/testing/",
  "app/testing/",
  "editor/testing/",
  "vitest",
  "fast-check",
  "react",
  "react-dom",
  "react-router",
  "unpdf",
  "node:",
];
