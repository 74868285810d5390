import { constants } from "node:fs";
import { copyFile, cp, glob, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { contentFolder } from "#content/folder.ts";
import { documentManifestPath } from "#documents/manifest.ts";
import { manifestPath } from "#imagery/manifest.ts";
import { root } from "../setup/project.mjs";

/** Data and folders, and the files that the owner has supplied, which products list. */
const dataFile = /\.(yaml|csv)$|(^|[/\\])[^./\\]+$|^files[/\\]/;

/** `absoft-tile-detail-1080.95d424e1.avif`: the picture `absoft-tile-detail`. */
const pictureFile = /[/\\]pictures[/\\](.+)-\d+\.[\da-f]+\.\w+$/;

/**
 * Copies static files into a built site: fonts, icons, the search index, the documents, and the pictures that the content shows. One that
 * the owner has taken off every page must not stay online.
 */
export async function copyPublicFiles(buildFolder: string): Promise<void> {
  const shown = await shownPictures(contentFolder());
  await cp(join(root, "generated/public"), join(buildFolder, "client"), {
    recursive: true,
    mode: constants.COPYFILE_FICLONE,
    filter: (path) => {
      const [, picture] = pictureFile.exec(path) ?? [];
      return picture === undefined || shown.has(picture);
    },
  });
}

/** Every name in the content, pictures' among them, except where it is a key: a description does not show a picture. */
export async function shownPictures(folder: string): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  for await (const file of glob("**/*.{yaml,csv}", { cwd: folder })) {
    const text = await readFile(join(folder, file), "utf8");
    for (const [name] of text.matchAll(/(?<![\w-])[a-z\d]+(?:-[a-z\d]+)*(?![\w-]|:)/g)) names.add(name);
  }
  return names;
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
