import { constants } from "node:fs";
import { copyFile, cp } from "node:fs/promises";
import { join, relative } from "node:path";
import { contentFolder } from "#content/folder.ts";
import { documentManifestPath } from "#documents/manifest.ts";
import { manifestPath } from "#imagery/manifest.ts";
import { root } from "../setup/project.mjs";

/** Data and folders, and the files that the owner has supplied, which products list. */
const dataFile = /\.(yaml|csv)$|(^|[/\\])[^./\\]+$|^files[/\\]/;

/** Copies static files into a built site: fonts, pictures, icons, the search index and the documents. */
export async function copyPublicFiles(buildFolder: string): Promise<void> {
  await cp(join(root, "generated/public"), join(buildFolder, "client"), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
  });
}

/**
 * Copies into a built site what rendering reads: the content, without code, and the manifests of the pictures and documents. A server that
 * keeps serving this site, or is rolled back to it, then shows the content it was built from.
 */
export async function copyContent(buildFolder: string): Promise<void> {
  await copyContentFiles(contentFolder(), join(buildFolder, "content"));
  await copyFile(manifestPath(root), join(buildFolder, "pictures.json"));
  await copyFile(documentManifestPath(root), join(buildFolder, "documents.json"));
}

/** Copies the content without its code. @param to a folder that is created */
export async function copyContentFiles(from: string, to: string): Promise<void> {
  await cp(from, to, {
    recursive: true,
    filter: (path) => path === from || dataFile.test(relative(from, path)),
  });
}
