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

/** Who may import what. Test files may, besides this, use the packages in `testPackages`; a stylesheet may go anywhere. */
export const rules: FolderRule[] = [
  { folder: "content/", may: ["zod", "yaml", "csv-parse", "node:", picturesManifest] },
  { folder: "content/testing/", may: ["content/", "yaml", "fast-check", "node:"], mayTypes: [picturesManifest] },
  { folder: "app/", may: ["app/", "content/", "generated/", "@react-router/", ...view] },
  { folder: "app/boot/", may: view },
  {
    folder: "app/ui/",
    may: ["app/boot/load-chunk", ...view, "lucide", "embla-carousel"],
  },
  {
    folder: "app/search/",
    may: ["app/boot/load-chunk", "app/catalogue/", "app/ui/", "generated/", ...view, "lucide"],
  },
  { folder: "app/shell/", may: ["app/search/", "app/shortlist/", "app/ui/", ...view], mayTypes: contentTypes },
  { folder: "app/seo/", may: ["app/ui/", ...view], mayTypes: contentTypes },
  { folder: "app/shortlist/", may: ["app/boot/", "app/ui/", ...view] },
  { folder: "app/compare/", may: ["app/boot/", "app/shortlist/csv", "app/ui/", ...view], mayTypes: contentTypes },
  { folder: "app/enquiry/", may: ["app/boot/load-chunk", "app/ui/", "zod/mini", ...view], mayTypes: contentTypes },
  { folder: "app/catalogue/", may: ["minisearch"], mayTypes: contentTypes },
  { folder: "app/catalogue/testing/", may: ["app/catalogue/", "fast-check"], mayTypes: contentTypes },
  { folder: "app/routes/", may: ["app/", "content/", ...view] },
  {
    folder: "server/",
    may: [
      "app/enquiry/",
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
      "app/enquiry/",
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
  { folder: "tests/questions/", may: ["content/", "app/catalogue/", "yaml", "zod", "node:"] },
  { folder: "tests/faults/", may: ["server/testing/", "node:"] },
  { folder: "scripts/", may: ["*"] },
];

export const testPackages = ["vitest", "fast-check", "react", "react-dom", "react-router", "node:"];

/** Route modules: what they take from `content/` may be used only in the parts that never reach the browser. */
export const routeModules = /^app\/(routes\/.*|root)(?<!\.test)\.tsx?$/;

/** The exports of a route module that React Router leaves out of the browser's code. */
export const serverExports = new Set(["loader", "action", "headers", "middleware"]);
