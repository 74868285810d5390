import { join } from "node:path";
import { readJson } from "#imagery/manifest.ts";

/** A file that was made: its size, and a fingerprint of all its inputs. */
export interface MadeFile {
  bytes: number;
  /** The hash of its content. */
  sha256: string;
  key: string;
  /** The day on which its data were last changed, as `2026-01-31`. */
  revised?: string;
}

/** Every document by its address: `/documents/wallPanels/petPanel-data-sheet.pdf`. */
export type DocumentManifest = Record<string, MadeFile>;

export function documentManifestPath(root: string): string {
  return join(root, "generated", "documents.json");
}

/**
 * Reads the manifest of documents: from the file in DOCUMENT_MANIFEST, or this folder's. Empty before any were
 * made, or if it cannot be read, as after a power cut.
 */
export function readDocumentManifest(root: string = process.cwd()): DocumentManifest {
  const path = process.env.DOCUMENT_MANIFEST || documentManifestPath(root);
  return (readJson(path) ?? {}) as DocumentManifest;
}

// Read when this module loads, because a renderer cannot read files later.
const documents = readDocumentManifest();

/** The size in bytes of the document at an address; undefined if there is none. */
export function documentBytes(address: string): number | undefined {
  return documents[address]?.bytes;
}

/** The day on which the data of the document at an address were last changed, as `2026-01-31`. */
export function documentRevised(address: string): string | undefined {
  return documents[address]?.revised;
}
