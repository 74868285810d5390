import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import { showCatalogue, type Catalogue } from "#content/catalogue.ts";
import { ContentError, formatMistake, Mistakes } from "#content/load/mistake.ts";
import { readSources, type KnownFiles } from "#content/load/sources.ts";
import type { PictureManifest } from "#imagery/manifest.ts";
import type { SiteBuild } from "#server/pages/site-build.ts";
import { mastersIn } from "../store/existing-pictures.ts";
import { loadWithoutMistakes } from "./load-without-mistakes.ts";
import { failingPage } from "./seen-page.ts";
import { ShownPictures } from "./shown-pictures.ts";
import {
  started,
  type PreviewAnswer,
  type PreviewedPage,
  type PreviewRequest,
  type PreviewStart,
} from "./preview-request.ts";

// The thread that renders pages of the built site with unsaved content.

const port = parentPort;
if (!port) throw new Error("This module is the program of a worker thread.");
const { siteFolder, contentFolder, pictureManifest, imageryFolder } = workerData as PreviewStart;
const build = (await import(pathToFileURL(join(siteFolder, "server/index.js")).href)) as SiteBuild;
const pictures = new ShownPictures();
const known: KnownFiles = new Map();

// Fills the cache, so that the first page does not wait for the files.
readSources(contentFolder, new Mistakes(), undefined, known);

port.postMessage({ id: started } satisfies PreviewAnswer);

// In sequence: all pages are rendered from the latest content.
let rendered = Promise.resolve();
port.on("message", (request: PreviewRequest) => {
  rendered = rendered.then(async () => {
    const page = await render(request).catch((error: unknown) => ({ obstacle: obstacleOf(error, request) }));
    port.postMessage({ id: request.id, ...page } satisfies PreviewAnswer);
  });
});

/** Why there is no page. Mistakes in the unsaved texts do not prevent it, because they are shown at their fields. */
function obstacleOf(error: unknown, { texts }: PreviewRequest): string | undefined {
  if (error instanceof ContentError) {
    const unsaved = new Set(texts.map(({ path }) => join(contentFolder, path)));
    const other = error.mistakes.find(({ file }) => !unsaved.has(file));
    return other && `No preview, because of a mistake in another file. ${formatMistake(other)}`;
  }
  console.error("The preview could not be rendered:", error);
  return "The preview could not be rendered. The window in which the editor was started shows the error.";
}

/** A catalogue in which the data of the failing page throws. */
function withFailure(catalogue: Catalogue): Catalogue {
  const pages = Object.defineProperty({ ...catalogue.pages }, failingPage, {
    get() {
      throw new Error("This page fails.");
    },
  });
  return { ...catalogue, pages };
}

/** The expected statuses for each kind of page. A withdrawn product has a page too. */
const statuses = { page: [200, 410], notFound: [404], error: [500] };

async function render({ page, texts, masters = [] }: PreviewRequest): Promise<PreviewedPage> {
  // Read again each time, because a photograph may have been added.
  const made = JSON.parse(readFileSync(pictureManifest, "utf8")) as PictureManifest;
  const manifest = await pictures.manifest([...mastersIn(imageryFolder), ...masters], made);
  const { catalogue, instead } = loadWithoutMistakes(contentFolder, manifest, texts, known);
  showCatalogue(page.instead === "error" ? withFailure(catalogue) : catalogue);
  const response = await build.renderPage({ url: new URL(page.address, "http://localhost"), onError: () => undefined });
  if (!statuses[page.instead ?? "page"].includes(response.status)) return {};
  return { html: withoutScripts(await response.text()), instead };
}

/** The preview shows a page as before its script has loaded, and without the map, which is from another site. */
function withoutScripts(html: string): string {
  return html
    .replaceAll(/<iframe\b[^>]*>[\s\S]*?<\/iframe>/g, "")
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g, "");
}
