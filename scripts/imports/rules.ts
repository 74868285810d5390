export interface FolderRule {
  /** The folder that the rule is for; of several, the longest that matches counts. */
  folder: string;
  /** Folders and files of this project (with a slash) and packages that it may import, besides itself. */
  may: string[];
  /** What it may import for types alone. */
  mayTypes?: string[];
}

const view = ["react", "react-dom", "react-router"];
const contentTypes = ["content/schema/"];
const picturesManifest = "imagery/manifest";

/** A feature uses the shared parts, and of other features what their index offers. */
function feature(
  name: string,
  { uses = [], packages = [] }: { uses?: string[]; packages?: string[] } = {},
): FolderRule {
  return {
    folder: `app/features/${name}/`,
    may: [
      "app/boot/",
      "app/drawings/",
      "app/seo/site-origin",
      "app/ui/",
      "generated/",
      ...uses.map((other) => `app/features/${other}/index`),
      ...packages,
      ...view,
    ],
    mayTypes: contentTypes,
  };
}

/** Who may import what. Test files may, besides this, use the packages in `testPackages`; a stylesheet may go anywhere. */
export const rules: FolderRule[] = [
  { folder: "content/", may: ["zod", "yaml", "csv-parse", "node:", picturesManifest] },
  { folder: "content/testing/", may: ["content/", "yaml", "fast-check", "node:"], mayTypes: [picturesManifest] },
  { folder: "app/", may: ["app/", "content/", "generated/", "@react-router/", ...view] },
  { folder: "app/boot/", may: view },
  { folder: "app/drawings/", may: ["app/boot/load-chunk", "app/ui/use-hydrated", ...view], mayTypes: contentTypes },
  {
    folder: "app/ui/",
    may: ["app/boot/load-chunk", "app/drawings/", ...view, "lucide"],
    mayTypes: contentTypes,
  },
  {
    folder: "app/shell/",
    may: ["app/features/search/index", "app/features/shortlist/index", "app/ui/", ...view],
    mayTypes: contentTypes,
  },
  { folder: "app/seo/", may: ["app/ui/", ...view], mayTypes: contentTypes },
  feature("about"),
  feature("catalogue", { uses: ["compare", "search", "search/engine", "shortlist"] }),
  { folder: "app/features/catalogue/testing/", may: ["app/features/catalogue/", "fast-check"], mayTypes: contentTypes },
  feature("compare", { uses: ["catalogue", "search", "shortlist"] }),
  feature("enquiry", { packages: ["zod/mini"] }),
  feature("glossary"),
  feature("home", { uses: ["search", "shortlist"] }),
  feature("listing", { uses: ["compare", "shortlist"] }),
  feature("privacy"),
  feature("product", { uses: ["compare", "enquiry", "shortlist"], packages: ["embla-carousel"] }),
  feature("projects"),
  feature("search", { uses: ["catalogue"], packages: ["minisearch"] }),
  feature("shortlist", { uses: ["compare", "enquiry"] }),
  { folder: "app/routes/", may: ["app/", "content/", ...view] },
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
  { folder: "documents/", may: ["content/", "pdfkit", "subset-font", "node:", picturesManifest] },
  { folder: "tests/", may: ["content/", "@playwright/test", "axe-core", "html-validate", "node:"], mayTypes: ["app/"] },
  {
    folder: "tests/browser/",
    may: ["content/", "server/testing/", "@playwright/test", "axe-core", "node:"],
    mayTypes: ["app/"],
  },
  {
    folder: "tests/questions/",
    may: ["content/", "app/features/catalogue/", "app/features/search/engine/", "yaml", "zod", "node:"],
  },
  { folder: "tests/faults/", may: ["server/testing/", "node:"] },
  { folder: "scripts/", may: ["*"] },
];

export const testPackages = [
  "content/schema/",
  "content/search/",
  "content/testing/",
  "vitest",
  "fast-check",
  "react",
  "react-dom",
  "react-router",
  "node:",
];

/** Route modules: what they take from `content/` may be used only in the parts that never reach the browser. */
export const routeModules = /^app\/(routes\/.*|root)(?<!\.test)\.tsx?$/;

/** The exports of a route module that React Router leaves out of the browser's code. */
export const serverExports = new Set(["loader", "action", "headers", "middleware"]);
