import { loadFile } from "#app/ui/loading/load-file.ts";
import type { PrintedFigure } from "../list/shortlist-text.ts";

/** A product's figures and documents, from its open data. */
export interface ProductData {
  /** All its figures as its page prints them, and the warranty. */
  figures: PrintedFigure[];
  files: { address: string; folder: string }[];
}

interface OpenFigure {
  label: string;
  printed: string[];
  sample: boolean;
}

interface OpenData {
  product: {
    figures: OpenFigure[];
    warranty?: OpenFigure;
    files: { kind: string; address: string }[];
  };
}

/** The folders of a project's ZIP file by the kind of their files. Other kinds of file are not part of a project. */
const folders: Readonly<Record<string, string>> = {
  "data-sheet": "Data sheets",
  drawing: "Drawings",
  schematic: "Drawings",
  "specification-text": "Specification texts",
};

/** The timeout for loading a file. */
const loadTimeoutMs = 120_000;

/** The bytes of the file at an address of this site. */
export async function loadBytes(address: string): Promise<ArrayBuffer> {
  return (await loadFile(address, loadTimeoutMs)).arrayBuffer();
}

/** The address of a product's open data. */
export function dataAddress(productId: string): string {
  return `/documents/${productId}-figures.json`;
}

/**
 * Loads the figures of a product, and the addresses of its documents.
 * @throws if they cannot be loaded
 */
export async function loadProductData(productId: string, load = loadBytes): Promise<ProductData> {
  const { product } = JSON.parse(new TextDecoder().decode(await load(dataAddress(productId)))) as OpenData;
  const { figures, warranty, files } = product;
  return {
    figures: [...figures, ...(warranty ? [warranty] : [])].map(({ label, printed, sample }) => ({
      label,
      value: printed.join(", "),
      sample,
    })),
    files: files.flatMap(({ kind, address }) => {
      const folder = folders[kind];
      return folder === undefined ? [] : [{ address: new URL(address).pathname, folder }];
    }),
  };
}
