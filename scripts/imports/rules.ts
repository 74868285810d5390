export interface FolderRule {
  /** The folder of the rule. If several match, the longest counts. */
  folder: string;
  /** What it may import besides itself: folders of this project (with a slash at the end), files and packages. */
  may: string[];
  /** What it may import types from. */
  mayTypes?: string[];
}

const view = ["react", "react-dom", "react-router"];
const contentTypes = ["content/schema/"];
/** Only addresses, so it may be sent to the browser. */
const addresses = "content/page-registry";
const picturesManifest = "imagery/manifest";

/** Represents the index of every feature, which exports what other features may use. */
export const otherFeatures = "the index of another feature";

const featurePackages: Record<string, string[]> = {
  enquiry: ["zod/mini"],
  product: ["embla-carousel"],
  room: ["fft.js"],
  search: ["minisearch"],
  shortlist: ["@cantoo/pdf-lib"],
};

/**
 * Which folders may import what. Test files may also use the packages in `testPackages`, and server modules of the app those
 * in `serverModulesMay`. Any file may import a style sheet.
 */
export const rules: FolderRule[] = [
  { folder: "content/", may: ["zod", "yaml", "csv-parse", "node:", picturesManifest] },
  { folder: "content/testing/", may: ["content/", "yaml", "fast-check", "node:"], mayTypes: [picturesManifest] },
  { folder: "app/", may: ["app/", addresses, "generated/", "@react-router/", ...view], mayTypes: contentTypes },
  { folder: "app/boot/", may: view },
  {
    folder: "app/testing/",
    may: [
      "vitest",
      "vitest-browser-react",
      "app/boot/first-interaction",
      "app/drawings/drawn",
      "app/features/compare/controls/",
      "app/styles/all-sheets",
      "app/ui/",
      ...view,
    ],
    mayTypes: contentTypes,
  },
  {
    folder: "app/drawings/",
    may: ["app/boot/load-chunk", "app/ui/use-hydrated", ...view],
    mayTypes: contentTypes,
  },
  { folder: "app/drawings/geometry/", may: [], mayTypes: contentTypes },
  {
    folder: "app/ui/",
    may: ["app/boot/load-chunk", "app/boot/on-demand-part", "app/drawings/", addresses, ...view, "lucide"],
    mayTypes: contentTypes,
  },
  {
    folder: "app/shell/",
    may: ["app/features/search/index", "app/features/shortlist/index", "app/ui/", addresses, ...view],
    mayTypes: contentTypes,
  },
  {
    folder: "app/page/",
    may: ["app/boot/", "app/shell/", "app/ui/", "generated/", "react-error-boundary", otherFeatures, ...view],
    mayTypes: contentTypes,
  },
  { folder: "app/seo/", may: ["app/ui/", ...view], mayTypes: contentTypes },
  { folder: "app/features/catalogue/testing/", may: ["app/features/catalogue/", "fast-check"], mayTypes: contentTypes },
  { folder: "app/routes/", may: ["app/", addresses, ...view], mayTypes: contentTypes },
  {
    folder: "server/",
    may: [
      "app/features/enquiry/",
      "kysely",
      "pg",
      "nodemailer",
      "pino",
      "hono",
      "@hono/node-server",
      "rate-limiter-flexible",
      "react-router",
      "zod",
      "node:",
    ],
  },
  {
    folder: "server/testing/",
    may: [
      "server/",
      "app/features/enquiry/",
      "scripts/setup/",
      "kysely",
      "pg",
      "nodemailer",
      "smtp-server",
      "vitest",
      "react",
      "react-router",
      "node:",
    ],
  },
  { folder: "imagery/", may: ["sharp", "node:"] },
  {
    folder: "documents/",
    may: [
      "content/",
      "app/drawings/",
      "app/features/product/evidence",
      "app/features/product/finishes/tile-remark",
      "app/features/shortlist/list/choice-kinds",
      "app/features/shortlist/list/choices-of-product",
      "app/features/shortlist/list/product-choices",
      "app/ui/pictures/picture-caption",
      "@gltf-transform/core",
      "@myriaddreamin/typst-ts-node-compiler",
      "@tarikjabiri/dxf",
      "csv-parse",
      "csv-stringify",
      "docx",
      "dxf-parser",
      "gltf-validator",
      "mammoth",
      "qr",
      "react-dom",
      "sharp",
      "subset-font",
      "unpdf",
      "vite",
      "zod",
      "node:",
      picturesManifest,
    ],
  },
  { folder: "editor/yaml/", may: ["yaml"] },
  {
    folder: "editor/store/",
    may: [
      "content/",
      "editor/yaml/",
      "imagery/settings",
      picturesManifest,
      "csv-parse",
      "csv-stringify",
      "yaml",
      "zod",
      "node:",
    ],
  },
  {
    folder: "editor/preview/",
    may: [
      "content/",
      "editor/pictures/places",
      "editor/store/",
      "imagery/picture-cache",
      "server/pages/site-build",
      picturesManifest,
      "react-router",
      "sharp",
      "yaml",
      "node:",
    ],
  },
  {
    folder: "editor/server/",
    may: [
      "editor/enquiries/",
      "editor/launch/",
      "editor/pictures/",
      "editor/preview/",
      "editor/publish/",
      "editor/store/",
      "editor/supplied-files/",
      "editor/tables/",
      "editor/yaml/",
      "scripts/content/",
      "server/http/serve",
      picturesManifest,
      "hono",
      "@hono/node-server",
      "zod",
      "node:",
    ],
  },
  {
    folder: "editor/pictures/",
    may: [
      "content/load/group",
      "editor/preview/master-reader",
      "editor/server/request-body",
      "editor/store/",
      "editor/yaml/",
      "hono",
      "libheif-js",
      "sharp",
      "yaml",
      "zod",
      "node:",
    ],
  },
  {
    folder: "editor/supplied-files/",
    may: ["content/", "editor/server/request-body", "editor/store/", "hono", "zod", "node:"],
  },
  {
    folder: "editor/supplied-files/app/",
    may: ["editor/app/", "editor/pictures/app/use-file-drop", "editor/supplied-files/messages", ...view],
  },
  {
    folder: "editor/tables/",
    may: [
      "content/",
      "editor/preview/start-preview",
      "editor/server/request-body",
      "editor/store/",
      "editor/yaml/",
      "csv-parse",
      "csv-stringify",
      "hono",
      "read-excel-file",
      "write-excel-file",
      "yaml",
      "zod",
      "node:",
    ],
  },
  {
    folder: "editor/tables/app/",
    may: [
      "editor/app/",
      "editor/tables/matching",
      "editor/tables/messages",
      "editor/tables/kinds-from-names",
      "editor/tables/project-columns",
      ...view,
    ],
  },
  {
    folder: "editor/pictures/app/",
    may: [
      "app/ui/icon",
      "editor/app/",
      "editor/pictures/crop",
      "editor/pictures/messages",
      "editor/pictures/places",
      ...view,
    ],
  },
  {
    folder: "editor/enquiries/",
    may: [
      "editor/app/moment",
      "editor/server/request-body",
      "scripts/enquiries/",
      "server/enquiries/",
      "server/environment",
      "server/testing/enquiries",
      "hono",
      "zod",
      "node:",
    ],
  },
  {
    folder: "editor/publish/",
    may: [
      "content/",
      "editor/server/request-body",
      "editor/store/change-words",
      "editor/store/changes",
      "editor/store/file-value",
      "editor/store/order/longest-rising",
      "editor/store/whole-file",
      "editor/tables/project-columns",
      "editor/tables/region-table",
      "editor/tables/row-changes",
      "scripts/setup/",
      "hono",
      "node-html-parser",
      "zod",
      "node:",
    ],
    mayTypes: ["editor/store/"],
  },
  {
    folder: "editor/launch/",
    may: [
      "content/",
      "editor/server/request-body",
      "editor/store/",
      "editor/tables/project-store",
      "scripts/operations/",
      "hono",
      "zod",
      "node:",
    ],
  },
  { folder: "editor/launch/app/", may: ["editor/app/", "editor/launch/messages", ...view] },
  { folder: "editor/publish/app/", may: ["editor/app/", "editor/publish/messages", ...view] },
  { folder: "editor/enquiries/app/", may: ["app/ui/icon", "editor/app/", "editor/enquiries/messages", ...view] },
  {
    folder: "editor/app/",
    may: [
      "app/ui/icon",
      "content/load/group",
      "editor/store/changes",
      "editor/store/products/figures-in",
      "editor/store/order/messages",
      "editor/enquiries/app/",
      "editor/launch/app/",
      "editor/pictures/app/",
      "editor/supplied-files/app/",
      "editor/tables/app/",
      "editor/publish/app/",
      "@rjsf/",
      "lucide",
      ...view,
    ],
    mayTypes: ["editor/store/"],
  },
  {
    folder: "editor/app/form/",
    may: [
      "app/drawings/drawn",
      "app/ui/icon",
      "content/load/field-words",
      "content/load/group",
      "content/load/reference-fields",
      "content/schema/drawing",
      "editor/app/",
      "editor/store/",
      "scripts/content/",
      "@rjsf/",
      "lucide",
      "yaml",
      ...view,
    ],
  },
  { folder: "editor/testing/", may: ["content/", "editor/", "scripts/setup/", "fast-check", "yaml", "node:"] },
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
  { folder: "scripts/", may: ["*"] },
];

/** The rule for a feature: the shared parts, and the index of any other feature. */
export function featureRule(name: string): FolderRule {
  return {
    folder: `app/features/${name}/`,
    may: [
      "app/boot/",
      "app/drawings/",
      "app/seo/site-origin",
      "app/ui/",
      addresses,
      "generated/",
      otherFeatures,
      ...(featurePackages[name] ?? []),
      ...view,
    ],
    mayTypes: contentTypes,
  };
}

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

/** Modules of the app that React Router refuses in the browser's code. They alone may import content. */
export const serverModules = /^app\/.*\.server\.tsx?$/;
export const serverModulesMay = ["content/", "documents/manifest"];

/** Code that is there only where all packages are, also those of `devDependencies`: it does not build or serve the site. */
export const developmentCode =
  /^(tests|editor|scripts\/(checks|editor))\/|\/testing\/|\.test\.tsx?$|^scripts\/content\/draw-map\.ts$|^scripts\/setup\/find-browser\.mjs$/;
