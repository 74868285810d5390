import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { readSiteFile } from "../../static/open-file.ts";

/** The parts of a built site that a renderer reads at startup, in a folder that only this server writes. */
export interface SiteCopy {
  folder: string;
  /** The environment variables for rendering. */
  variables: Record<string, string>;
  remove(): Promise<void>;
}

const packages = fileURLToPath(new URL("../../../node_modules", import.meta.url));
/** The files that rendering reads besides the code. */
const files = ["pictures.json", "documents.json"];

/**
 * Copies the server's code and the content of a built site. Node's permissions follow symbolic links, so in the site's
 * own folder a renderer could read any file that the publishing user links to.
 */
export async function copySite(siteFolder: string): Promise<SiteCopy> {
  const from = await realpath(siteFolder);
  const folder = await realpath(await mkdtemp(join(tmpdir(), "catalogue-site-")));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await copyFolder(join(from, "server"), join(folder, "server"));
    if (existsSync(join(from, "content"))) await copyFolder(join(from, "content"), join(folder, "content"));
    for (const name of files) if (existsSync(join(from, name))) await copyFile(join(from, name), join(folder, name));
    // Lets the site's code import React and other packages.
    await symlink(packages, join(folder, "node_modules"), "junction");
  } catch (error) {
    await remove();
    throw error;
  }
  const variables = {
    // React chooses its build by it.
    NODE_ENV: "production",
    // Some pages show the date.
    ...(process.env.TZ ? { TZ: process.env.TZ } : {}),
    CONTENT_DIR: join(folder, "content"),
    PICTURE_MANIFEST: join(folder, "pictures.json"),
    DOCUMENT_MANIFEST: join(folder, "documents.json"),
  };
  return { folder, variables, remove };
}

async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else await copyFile(source, target);
  }
}

async function copyFile(from: string, to: string): Promise<void> {
  await writeFile(to, await readSiteFile(from));
}
