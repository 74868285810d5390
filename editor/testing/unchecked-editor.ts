import { createHash } from "node:crypto";
import { cpSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { createPicturesApi } from "../pictures/pictures-api.ts";
import { PictureStore } from "../pictures/picture-store.ts";
import { createApi } from "../server/api.ts";
import { createProductApi } from "../server/product-api.ts";
import { EditorStore } from "../store/editor-store.ts";
import { draftAsHolder } from "../store/products/draft-pictures.ts";
import { Drafts } from "../store/products/drafts.ts";
import { ProductStore } from "../store/products/product-store.ts";
import { SuppliedFileStore } from "../supplied-files/supplied-file-store.ts";
import { createSuppliedFilesApi } from "../supplied-files/supplied-files-api.ts";

const check = { mistakes: () => [] };
const now = () => new Date("2026-01-01T00:00:00Z");

/** The content that editing products needs. */
const copied = ["addresses.yaml", "pictures.yaml", "categories/seatingSystems.yaml", "products/seatingSystems"];

/**
 * The editor's API on a copy of one category in a folder. Nothing is checked, so that it spends its time on writing.
 * Its clock stands still, so that the same requests write the same files.
 */
export function openUncheckedEditor(folder: string) {
  const [contentFolder, imageryFolder, editorFolder] = ["content", "imagery", ".editor"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  mkdirSync(join(imageryFolder, "masters"), { recursive: true });
  for (const path of copied) cpSync(join("content", path), join(contentFolder, path), { recursive: true });
  const journalFolder = join(editorFolder, "history");
  const store = new EditorStore({ folder: contentFolder, imageryFolder, journalFolder, check, now });
  const drafts = new Drafts(join(editorFolder, "drafts"));
  const products = new ProductStore({ store, drafts, check });
  const pictures = new PictureStore({
    store,
    uploadsFolder: join(editorFolder, "uploads"),
    otherHolder: (path) => draftAsHolder(path, drafts, store),
    namesToCome: () => drafts.masters().map(({ id }) => id),
  });
  const api = createApi({
    store,
    products,
    schemaOf: () => undefined,
    figureLabels: () => ({}),
    termLabels: () => ({}),
    choicesOfFigures: () => ({}),
    englishTextsOf: () => undefined,
    mastersOf: () => [],
    remarksOn: () => Promise.resolve([]),
    formerRemarks: () => [],
    figuresToName: () => [],
    stillSaid: () => [],
    offersIn: () => [],
    readingsIn: () => [],
    others: {
      pictures: createPicturesApi(pictures),
      products: createProductApi(products),
      "supplied-files": createSuppliedFilesApi(new SuppliedFileStore(store, join(editorFolder, "supplied-files"))),
    },
  });
  return {
    /** Sends a value or a file, and returns the response. */
    async ask(address: string, body: object): Promise<{ status: number; answer: Record<string, any> }> {
      const isFile = body instanceof Uint8Array;
      const headers = { "content-type": isFile ? "application/octet-stream" : "application/json" };
      const sent = isFile ? new Uint8Array(body) : JSON.stringify(body);
      const response = await api.request(address, { method: "POST", headers, body: sent });
      return { status: response.status, answer: (await response.json()) as Record<string, any> };
    },
    /** The hashes of all files of content, pictures, history, drafts and uploads, by path. */
    files(): Record<string, string> {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
      const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted();
      return Object.fromEntries(
        paths.map((path) => [relative(folder, path), createHash("sha256").update(readFileSync(path)).digest("hex")]),
      );
    },
  };
}
