import { readPictureManifest, type PictureManifest } from "#imagery/manifest.ts";
import { contentFolder } from "./folder.ts";
import { checkAcoustics } from "./load/check-acoustics.ts";
import { checkAddresses } from "./load/former-addresses.ts";
import { checkConsistency } from "./load/check-consistency.ts";
import { checkFigures, checkFigureUses } from "./load/check-figures.ts";
import { checkDrawnFigures } from "./load/drawn-figures.ts";
import { checkReferences } from "./load/check-references.ts";
import { checkSuppliedFiles } from "./load/check-supplied-files.ts";
import { entriesOf } from "./load/entries.ts";
import { fillReferences } from "./load/figure-references.ts";
import { checkHindi, figureInHindi, inHindi, picturesInHindi } from "./load/hindi.ts";
import { Mistakes } from "./load/mistake.ts";
import { resolveCatalogue } from "./load/resolve-catalogue.ts";
import { resolvePictures } from "./load/resolve-pictures.ts";
import { findSamples, sampleStateOf } from "./load/find-samples.ts";
import { readSources, type KnownFiles, type Sources, type UnsavedFiles } from "./load/sources.ts";
import type { Catalogue, Detail, Project, WithdrawnProduct } from "./schema/resolved.ts";

export { ContentError } from "./load/mistake.ts";
export type * from "./schema/resolved.ts";

/**
 * Reads, validates and joins all content in `folder`. The picture files come from the manifest of the picture
 * build.
 * @param unsaved unsaved texts, which replace those of the files
 * @param known cached files of this folder
 * @throws ContentError with one line for each mistake
 */
export function loadCatalogue(
  folder: string = contentFolder(),
  manifest: PictureManifest = readPictureManifest(),
  unsaved?: UnsavedFiles,
  known?: KnownFiles,
): Catalogue {
  const mistakes = new Mistakes();
  const { written, sources } = readChecked(folder, mistakes, unsaved, known);
  const pictures = resolvePictures(sources, manifest, mistakes);
  mistakes.throwIfAny();
  return catalogueOf(written, sources, pictures);
}

/** The catalogue, and the same in Hindi once a page asks for it. */
function catalogueOf(written: Sources, sources: Sources, pictures: Catalogue["pictures"]): Catalogue {
  const samples = sampleStateOf(findSamples(sources));
  const english = resolveCatalogue(entriesOf(sources), pictures, samples);
  let hindi: Catalogue | undefined;
  const resolveHindi = () => {
    // The placeholders were checked in the English texts, and those of the Hindi texts are the same.
    const filled = fillReferences(
      inHindi(written),
      { mistakes: new Mistakes(), secondary: new Mistakes() },
      figureInHindi,
    );
    const resolved = resolveCatalogue(entriesOf(filled), picturesInHindi(pictures, written), samples);
    return { ...resolved, language: "hi", inHindi: () => hindi! } as const;
  };
  return { ...english, inHindi: () => (hindi ??= resolveHindi()) };
}

function readChecked(folder: string, mistakes: Mistakes, unsaved?: UnsavedFiles, known?: KnownFiles) {
  const secondary = new Mistakes();
  const written = readSources(folder, mistakes, unsaved, known);
  checkHindi(written, mistakes);
  const sources = fillReferences(written, { mistakes, secondary });
  checkReferences(sources, mistakes);
  checkAcoustics(sources, mistakes);
  checkAddresses(sources, mistakes);
  checkConsistency(sources, mistakes);
  checkFigures(sources, mistakes);
  checkFigureUses(sources, mistakes);
  checkDrawnFigures(sources, mistakes);
  checkSuppliedFiles(sources, { folder, unsaved }, { mistakes, secondary });
  mistakes.addIfEmpty(secondary);
  return { written, sources };
}

/**
 * The same for commands that need no pictures and therefore work before the picture build.
 * @throws ContentError with one line for each mistake
 */
export function loadWithoutPictures(folder: string = contentFolder()): Catalogue {
  const mistakes = new Mistakes();
  const { written, sources } = readChecked(folder, mistakes);
  mistakes.throwIfAny();
  return catalogueOf(written, sources, new Map());
}

const read = Symbol.for("the catalogue that was read");

let loaded: Catalogue | undefined;

/** A build loads this module twice, in its configuration and in the built server, so they share a cache. */
const everyCopy: typeof globalThis & { [read]?: Catalogue } = globalThis;

/** The catalogue, read once per process. For loaders and the build only, since it reads files. */
export function catalogue(): Catalogue {
  if (process.env.NODE_ENV === "production") return (everyCopy[read] ??= loadCatalogue());
  return (loaded ??= loadCatalogue());
}

/** Replaces the cached catalogue in every copy of this module in the process. */
export function showCatalogue(shown: Catalogue): void {
  everyCopy[read] = shown;
}

/** The product page for a category and a slug, such as `wallPanels` and `petPanel`. */
export function findDetail(category: string, slug: string | undefined): Detail | undefined {
  return catalogue().details.find((detail) => detail.category === category && detail.slug === slug);
}

/**
 * The answer for a former address: where the product is now, or that it is no longer offered. Undefined for any
 * other address.
 */
export function findFormer(path: string): { to: string } | WithdrawnProduct | undefined {
  const { moved, withdrawn } = catalogue().formerAddresses;
  return moved.find(({ from }) => from === path) ?? withdrawn.find((each) => each.path === path);
}

/** The project with this slug, such as `town-hall-pune`. */
export function findProject(page: string | undefined): Project | undefined {
  if (page === undefined) return undefined;
  return catalogue()
    .regions.flatMap(({ rows }) => rows)
    .find((project) => project.page === page);
}
