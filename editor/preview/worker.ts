import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { showCatalogue, type Catalogue } from "#content/catalogue.ts";
import { Mistakes } from "#content/load/mistake.ts";
import { readSources, type KnownFiles } from "#content/load/sources.ts";
import type { PictureManifest } from "#imagery/manifest.ts";
import type { SiteBuild } from "#server/pages/site-build.ts";
import { mastersIn } from "../store/existing-pictures.ts";
import { loadWithoutMistakes } from "./load-without-mistakes.ts";
import { failingPage } from "./seen-page.ts";
import { ShownPictures } from "./shown-pictures.ts";
import type { PreviewAnswer, PreviewedPage, PreviewRequest, PreviewStart } from "./preview-request.ts";

// A thread that renders pages of the built site with content that is not saved.

const port = parentPort;
if (!port) throw new Error("This module is the program of a worker thread.");
const { siteFolder, contentFolder, pictureManifest, imageryFolder } = workerData as PreviewStart;
const build = (await import(pathToFileURL(join(siteFolder, "server/index.js")).href)) as SiteBuild;
const pictures = new ShownPictures();
const known: KnownFiles = new Map();

// The first page does not wait for the files to be read for the first time.
readSources(contentFolder, new Mistakes(), undefined, known);

// One page after the other: all of them are rendered from the content that was shown last.
let rendered = Promise.resolve();
port.on("message", (request: PreviewRequest) => {
  rendered = rendered.then(async () => {
    // What is wrong with content that has no page stands at its field.
    const page = await render(request).catch(() => ({}));
    port.postMessage({ id: request.id, ...page } satisfies PreviewAnswer);
  });
});

/** Content of which the page that is shown as failing cannot be made. */
function withFailure(catalogue: Catalogue): Catalogue {
  const pages = Object.defineProperty({ ...catalogue.pages }, failingPage, {
    get() {
      throw new Error("This page fails.");
    },
  });
  return { ...catalogue, pages };
}

/** With what each kind of page is answered. A withdrawn product has a page too. */
const statuses = { page: [200, 410], notFound: [404], error: [500] };

async function render({ page, texts, masters = [] }: PreviewRequest): Promise<PreviewedPage> {
  // Read again each time: a photograph may have been added.
  const made = JSON.parse(readFileSync(pictureManifest, "utf8")) as PictureManifest;
  const manifest = await pictures.manifest([...mastersIn(imageryFolder), ...masters], made);
  const { catalogue, instead } = loadWithoutMistakes(contentFolder, manifest, texts, known);
  showCatalogue(page.instead === "error" ? withFailure(catalogue) : catalogue);
  const response = await build.renderPage({ url: new URL(page.address, "http://localhost"), onError: () => undefined });
  if (!statuses[page.instead ?? "page"].includes(response.status)) return {};
  return { html: withoutScripts(await response.text()), instead };
}

/** The preview shows a page before its script has loaded, and without the map, which comes from another site. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<iframe\b[^>]*>[\s\S]*?<\/iframe>/g, "")
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, "");
}
