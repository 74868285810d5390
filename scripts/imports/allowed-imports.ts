/** The packages that render pages and the editor. */
const view = "react react-dom react-router";

/** What every feature may import. */
const feature = `app/boot/ app/hindi/ app/storage/ app/islands/ app/drawings/ app/seo/site-origin app/ui/ content/page-registry content/printed/
  content/text/ generated/ type:content/schema/ ${view}`;

/** The features whose `index.ts` a feature may import. Each names only features above it, so that there are no cycles. */
export const featuresUsedBy: Record<string, readonly string[]> = {
  enquiry: [],
  offline: [],
  search: [],
  downloads: [],
  compare: ["offline"],
  shortlist: ["compare", "enquiry", "offline"],
  "compare-page": ["compare", "offline", "search", "shortlist"],
  catalogue: ["compare", "search", "shortlist"],
  listing: ["catalogue", "compare", "downloads", "shortlist"],
  product: ["downloads", "listing", "shortlist"],
  projects: ["listing"],
  room: ["enquiry", "offline", "shortlist"],
};

/**
 * What each folder may import besides itself and style sheets. If several folders contain a file, the longest applies; `*` matches one
 * folder. Entries are folders (ending in a slash), files without extension, packages, and `type:` for type-only imports.
 */
export const allowedImports: Record<string, string> = {
  "app/": `app/ content/page-registry generated/ type:content/schema/ ${view}`,
  "app/boot/": `app/features/search/early-search ${view}`,
  "app/storage/": `app/boot/page-shown ${view}`,
  "app/islands/": `app/boot/ app/storage/ app/shell/error-screen ${view} react-error-boundary`,
  "app/testing/": `app/boot/first-interaction app/drawings/drawn app/features/compare/ app/styles/all-sheets app/ui/
    type:content/schema/ ${view} vitest vitest-browser-react`,
  "app/drawings/": `app/ui/loading/load-chunk app/ui/use-hydrated type:content/schema/ ${view}`,
  "app/drawings/geometry/": "type:content/schema/",
  "app/ui/": `app/islands/island app/drawings/ content/page-registry content/text/ type:content/schema/ ${view} lucide`,
  "app/shell/": `app/boot/ app/islands/ app/features/search/index app/features/shortlist/index
    app/features/shortlist/list/load-shortlist app/features/shortlist/list/shortlist-store app/ui/
    content/page-registry type:content/schema/ ${view}`,
  "app/page/": `app/boot/ app/islands/ app/shell/ app/seo/ app/styles/document-styles app/ui/ content/page-registry generated/ type:content/schema/ ${view}
    react-error-boundary app/features/*/index app/features/*/*/index`,
  "app/seo/": `app/ui/ content/page-registry type:content/schema/ ${view}`,
  "app/routes/": `app/ content/page-registry type:content/schema/ ${view}`,
  ...Object.fromEntries(
    Object.entries(featuresUsedBy).map(([name, used]) => [
      `app/features/${name}/`,
      [feature, ...used.map((each) => `app/features/${each}/index app/features/${each}/*/index`)].join(" "),
    ]),
  ),
  "app/features/*/": feature,
  "app/features/room/seats/": `${feature} app/features/room/ app/features/enquiry/index app/features/shortlist/index
    app/features/offline/index documents/cad/write-dxf documents/cad/write-svg documents/testing/read-dxf`,
  "content/": "imagery/manifest zod yaml csv-parse node:",
  "content/testing/": "content/ type:imagery/manifest yaml fast-check vitest node:",
  "server/": `app/features/enquiry/ app/hindi/ content/text/ kysely pg nodemailer pino hono @hono/node-server rate-limiter-flexible react-router
    zod node:`,
  "server/testing/": `server/ app/features/enquiry/ content/testing/temporary-folder scripts/setup/ scripts/versions/ kysely pg nodemailer smtp-server vitest react react-router
    node:`,
  "imagery/": "sharp node:",
  "documents/": `content/ app/drawings/
    app/ui/pictures/picture-caption imagery/manifest
    @gltf-transform/core @myriaddreamin/typst-ts-node-compiler @tarikjabiri/dxf csv-parse csv-stringify docx
    dxf-parser gltf-validator mammoth qr react-dom sharp subset-font unpdf vite zod node:`,
  "scripts/": "*",
  "editor/yaml/": "yaml",
  "editor/store/": `content/ editor/app/form/labels editor/pictures/places editor/yaml/ imagery/settings scripts/files/whole-file scripts/setup/say imagery/manifest csv-parse
    csv-stringify yaml zod node:`,
  "editor/preview/": `content/ editor/pictures/places editor/store/ imagery/picture-cache server/pages/site-build imagery/manifest
    react-router sharp yaml node:`,
  "editor/server/": `content/text/ editor/enquiries/ editor/launch/ editor/pictures/ editor/preview/ editor/publish/ editor/store/
    editor/supplied-files/ editor/tables/ editor/yaml/ scripts/content/ scripts/files/lock scripts/setup/say
    scripts/files/whole-file server/http/serve imagery/manifest hono @hono/node-server zod node:`,
  "editor/pictures/": `content/load/check-project-pages content/load/group editor/tables/project-columns
    editor/tables/project-store type:editor/tables/messages editor/preview/master-reader editor/server/request-body editor/store/ editor/yaml/
    hono libheif-js sharp yaml zod node:`,
  "editor/supplied-files/": "content/ editor/server/request-body editor/store/ hono zod node:",
  "editor/supplied-files/app/": `editor/app/ editor/pictures/app/use-file-drop editor/supplied-files/supplied-file ${view}`,
  "editor/tables/": `content/ editor/preview/start-preview editor/server/request-body editor/store/ editor/yaml/ csv-parse
    csv-stringify fflate hono read-excel-file write-excel-file yaml zod node:`,
  "editor/tables/app/": `editor/app/ editor/tables/messages editor/tables/project-columns ${view}`,
  "editor/pictures/app/": `app/ui/icon editor/app/ editor/pictures/crop editor/pictures/placed-photographs editor/pictures/places ${view}`,
  "editor/enquiries/": `editor/app/format-time editor/server/request-body scripts/enquiries/ server/enquiries/ server/environment
    server/testing/enquiries hono zod node:`,
  "editor/publish/": `content/ server/environment editor/app/format-time editor/server/request-body editor/store/content-files editor/store/describe-changes editor/store/changes editor/store/outcomes editor/store/file-value
    editor/store/git editor/app/form/labels editor/pictures/places editor/tables/project-columns editor/tables/region-table
    editor/tables/row-changes scripts/files/ scripts/setup/ scripts/versions/ type:editor/store/ hono fflate zod node:`,
  "editor/launch/": `content/ editor/server/request-body editor/store/ editor/tables/project-store scripts/operations/
    scripts/files/whole-file hono zod node:`,
  "editor/launch/app/": `editor/app/ editor/launch/launch-tasks ${view}`,
  "editor/publish/app/": `editor/app/ editor/publish/publish-state ${view}`,
  "editor/enquiries/app/": `app/ui/icon content/text/phone-numbers editor/app/ editor/enquiries/inbox ${view}`,
  "editor/app/": `app/ui/icon content/load/group editor/store/changes editor/store/with-value editor/store/products/figures-in
    editor/store/order/ordered-list editor/enquiries/app/ editor/launch/app/ editor/pictures/app/
    editor/supplied-files/app/ editor/tables/app/ editor/publish/app/ type:editor/store/ type:editor/preview/preview-request
    ${view} @rjsf/ lucide`,
  "editor/app/form/": `app/drawings/drawn app/ui/icon content/load/field-words content/load/group content/load/reference-fields
    content/schema/drawing content/text/written-numbers type:content/schema/ editor/app/ editor/store/ scripts/content/ ${view} @rjsf/ lucide
    yaml`,
  "editor/testing/": "content/ editor/ scripts/versions/ fast-check fflate sharp vitest yaml node:",
  "tests/": `content/ documents/testing/empty-bands editor/preview/ editor/store/products/template
    scripts/assets/font-faces scripts/build/supported-browsers scripts/setup/browser-flags type:app/
    @mdn/browser-compat-data @playwright/test axe-core html-validate mammoth node-html-parser postcss unpdf vite yaml
    node:`,
  "tests/browser/": `app/testing/changing-texts content/ server/testing/ bench/byte-budgets bench/ask-page bench/measure-bytes tests/setup/browser-launch
    type:app/ @playwright/test axe-core fflate puppeteer-core unpdf node:`,
  "tests/specification/": "content/ tests/site/ app/features/catalogue/ app/features/search/engine/ yaml zod node:",
  "tests/changes/": "app/ content/ documents/ node:",
  "tests/faults/": "editor/testing/ scripts/setup/port server/testing/ node:",
  "tests/deploy/":
    "editor/publish/targets/ scripts/setup/ scripts/versions/ server/http/serve server/testing/ yaml node:",
};

/** Packages that only one feature uses. */
export const packagesOfFeatures: Record<string, string> = {
  enquiry: "zod/mini",
  product: "embla-carousel",
  room: "fft.js",
  offline: "workbox-core workbox-precaching workbox-routing workbox-strategies",
  search: "minisearch",
  shortlist: "fflate pdfmake/ @fontsource/",
};

/** Modules of the app that only the server runs. Only they may import content. */
export const serverModules = /^app\/.*\.server\.tsx?$/;
export const allowedInServerModules = "content/ documents/manifest";

export const tests = /\.test\.tsx?$|^tests\//;
export const allowedInTests = `content/schema/ content/search/ content/testing/ app/testing/ editor/testing/ ${view} vitest fast-check
  unpdf node:`;

/** Code that runs only where the `devDependencies` are installed: it does not build or serve the site. */
export const developmentCode =
  /^(tests|editor|scripts\/(checks|editor|imports))\/|\/testing\/|\.test\.tsx?$|^scripts\/content\/draw-map\.ts$|^scripts\/setup\/find-browser\.mjs$/;
