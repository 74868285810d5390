import { basename } from "node:path";
import { groupOf } from "#content/load/group.ts";
import { editYaml } from "../../yaml/edit-yaml.ts";
import { valueOf } from "../file-value.ts";
import { filesOfPicture } from "../picture-files.ts";
import type { FileChange, ProjectFiles } from "../project-files.ts";
import { changedAddresses, type AddressChange } from "./addresses.ts";
import { findReferences, renameReferences, type ContentText, type Renaming } from "./references.ts";

/** A product with its file. */
export interface EditedProduct {
  /** The path of its file in the content folder: `products/wallPanels/petPanel.yaml`. */
  readonly path: string;
  readonly category: string;
  readonly slug: string;
  readonly name: string;
  readonly modelCode?: string;
  /** Its addresses without the leading slash, its own category first. */
  readonly addresses: readonly string[];
}

/** The product in a content file. */
export function productIn({ path, text }: ContentText): EditedProduct {
  const [, category = "", file = ""] = path.split("/");
  const slug = file.replace(/\.yaml$/, "");
  const { name, modelCode, alsoIn } = groupOf(valueOf(text));
  const others = Array.isArray(alsoIn) ? alsoIn.map((place) => String(groupOf(place).category)) : [];
  return {
    path,
    category,
    slug,
    name: typeof name === "string" ? name : slug,
    ...(typeof modelCode === "string" ? { modelCode } : {}),
    addresses: [category, ...others].map((each) => `${each}/${slug}`),
  };
}

/** The changes that give a product a new address: its file, downloads, references to it, and a redirect from the old address. */
export function changesOfAddress(
  product: EditedProduct,
  slug: string,
  texts: readonly ContentText[],
  files: ProjectFiles,
): FileChange[] {
  const moves = product.addresses.map((from) => ({ from, to: from.replace(/[^/]+$/, slug) }));
  const path = `products/${product.category}/${slug}.yaml`;
  const renaming: Renaming = new Map([
    ...moves.flatMap(({ from, to }): [string, string][] => [
      [from, to],
      [`/${from}`, `/${to}`],
    ]),
    [product.path, path],
  ]);
  const own = texts.find((each) => each.path === product.path)?.text ?? "";
  return [
    { path: `content/${path}`, after: own },
    ...movedDownloads(product, slug, files),
    ...referring(product, texts, renaming),
    ...changesOfAddresses(texts, { moved: moves }),
    { path: `content/${product.path}`, after: null },
  ];
}

/**
 * The changes that remove a product, its exclusive pictures and downloads, and references to it.
 * @param sentence for the page at its address; without it, the page is removed
 */
export function changesOfRemoval(
  product: EditedProduct,
  texts: readonly ContentText[],
  files: ProjectFiles,
  sentence?: string,
): FileChange[] {
  const names = [product.path, ...product.addresses.flatMap((each) => [each, `/${each}`])];
  const renaming: Renaming = new Map(names.map((each) => [each, undefined]));
  const kept = referring(product, texts, renaming);
  const { name, addresses } = product;
  const removed = sentence === undefined ? { removed: addresses } : { withdrawn: addresses, words: { name, sentence } };
  const remaining = texts
    .filter(({ path }) => path !== product.path)
    .map((each) => ({ ...each, text: textAfter(kept, each.path) ?? each.text }));
  const pictures = ownPictures(texts.find(({ path }) => path === product.path)?.text ?? "", remaining, files);
  return [
    ...kept.filter(({ path }) => !pictures.some((each) => each.path === path)),
    ...pictures,
    ...changesOfAddresses(texts, removed),
    ...downloadsOf(product, files).map((path) => ({ path, after: null })),
    { path: `content/${product.path}`, after: null },
  ];
}

/** The changes that free an address for a new product. */
export function changesOfAddresses(texts: readonly ContentText[], change: AddressChange): FileChange[] {
  const addresses = texts.find(({ path }) => path === "addresses.yaml");
  if (!addresses) return [];
  const after = changedAddresses(addresses.text, change);
  return after === addresses.text ? [] : [{ path: "content/addresses.yaml", after }];
}

/** The files that refer to a product, with updated references. */
function referring({ path: own }: EditedProduct, texts: readonly ContentText[], renaming: Renaming): FileChange[] {
  const others = texts.filter(({ path }) => path !== own && path !== "addresses.yaml");
  return renameReferences(others, renaming).map(({ path, text }) => ({ path: `content/${path}`, after: text }));
}

function movedDownloads(product: EditedProduct, slug: string, files: ProjectFiles): FileChange[] {
  return downloadsOf(product, files).flatMap((path) => [
    { path: `${folderOfDownloads({ ...product, slug })}/${basename(path)}`, after: files.read(path) },
    { path, after: null },
  ]);
}

/** The downloads of a product, such as reports. */
export function downloadsOf(product: Pick<EditedProduct, "category" | "slug">, files: ProjectFiles): string[] {
  return files.list(folderOfDownloads(product));
}

function folderOfDownloads({ category, slug }: Pick<EditedProduct, "category" | "slug">): string {
  return `content/files/${category}/${slug}`;
}

function textAfter(changes: readonly FileChange[], path: string): string | undefined {
  const after = changes.find((each) => each.path === `content/${path}`)?.after;
  return typeof after === "string" ? after : undefined;
}

/**
 * The changes to a removed product's pictures: their masters and originals are deleted too, but for pictures on other pages the
 * descriptions move to `pictures.yaml`.
 * @param remaining the texts that stay
 */
function ownPictures(text: string, remaining: readonly ContentText[], files: ProjectFiles): FileChange[] {
  const described = Object.entries(groupOf(groupOf(valueOf(text)).pictureDescriptions));
  const isShown = (id: string) => findReferences(remaining, new Set([id])).length > 0;
  const kept = described.filter(([id]) => isShown(id));
  const shared = remaining.find(({ path }) => path === "pictures.yaml");
  const gone = described
    .filter(([id]) => !isShown(id))
    .flatMap(([id]) => filesOfPicture(id, files).map((path): FileChange => ({ path, after: null })));
  if (kept.length === 0 || !shared) return gone;
  const value = { ...groupOf(valueOf(shared.text)), ...Object.fromEntries(kept) };
  return [...gone, { path: "content/pictures.yaml", after: editYaml(shared.text, value) }];
}
