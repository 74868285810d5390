import { contentTypes, otherFeatures, view, type FolderRule } from "./folder-rule.ts";

/** Only addresses, so it may be sent to the browser. */
const addresses = "content/page-registry";

/** Words and functions without content, for pages and documents. */
const printed = "content/printed/";

const featurePackages: Record<string, string[]> = {
  enquiry: ["zod/mini"],
  product: ["embla-carousel"],
  room: ["fft.js"],
  search: ["minisearch"],
  shortlist: ["fflate"],
};

export const appRules: FolderRule[] = [
  { folder: "app/", may: ["app/", addresses, "generated/", ...view], mayTypes: contentTypes },
  { folder: "app/boot/", may: ["app/features/search/early-search", ...view] },
  { folder: "app/storage/", may: ["app/boot/page-shown", ...view] },
  {
    folder: "app/islands/",
    may: ["app/boot/", "app/storage/", "app/shell/error-screen", "react-error-boundary", ...view],
  },
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
    may: ["app/ui/loading/load-chunk", "app/ui/use-hydrated", ...view],
    mayTypes: contentTypes,
  },
  { folder: "app/drawings/geometry/", may: [], mayTypes: contentTypes },
  {
    folder: "app/ui/",
    may: ["app/islands/island", "app/drawings/", addresses, ...view, "lucide"],
    mayTypes: contentTypes,
  },
  {
    folder: "app/shell/",
    may: [
      "app/boot/",
      "app/islands/",
      "app/features/search/index",
      "app/features/shortlist/index",
      "app/features/shortlist/list/load-shortlist",
      "app/features/shortlist/list/shortlist-store",
      "app/ui/",
      addresses,
      ...view,
    ],
    mayTypes: contentTypes,
  },
  {
    folder: "app/page/",
    may: [
      "app/boot/",
      "app/islands/",
      "app/seo/page-meta",
      "app/shell/",
      "app/styles/document-styles",
      "app/ui/",
      "generated/",
      "react-error-boundary",
      otherFeatures,
      ...view,
    ],
    mayTypes: contentTypes,
  },
  { folder: "app/seo/", may: ["app/ui/", ...view], mayTypes: contentTypes },
  { folder: "app/features/catalogue/testing/", may: ["app/features/catalogue/", "fast-check"], mayTypes: contentTypes },
  { folder: "app/routes/", may: ["app/", addresses, ...view], mayTypes: contentTypes },
];

/** The rule for a feature: the shared parts, and the index of any other feature. */
export function featureRule(name: string): FolderRule {
  return {
    folder: `app/features/${name}/`,
    may: [
      "app/boot/",
      "app/storage/",
      "app/islands/",
      "app/drawings/",
      "app/seo/site-origin",
      "app/ui/",
      addresses,
      printed,
      "generated/",
      otherFeatures,
      ...(featurePackages[name] ?? []),
      ...view,
    ],
    mayTypes: contentTypes,
  };
}

/** Modules of the app that only the server runs. They alone may import content. */
export const serverModules = /^app\/.*\.server\.tsx?$/;
export const serverModulesMay = ["content/", "documents/manifest"];
