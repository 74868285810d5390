import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pageDataId } from "#app/boot/page-data.ts";
import { indexFiles, isPage } from "#server/static/file-index.ts";

const dataScript = new RegExp(`<script id="${pageDataId}"([^>]*)>([^<]+)</script>`);

/**
 * Moves the data of each page from its document into a file, which the page fetches with its scripts. They say again what the markup
 * says, and a visitor should not wait for them before anything is painted. The name of a file is made from its content.
 * @param siteFolder the folder with the site's files
 */
export async function movePageData(siteFolder: string): Promise<void> {
  for (const file of (await indexFiles(siteFolder)).values()) {
    if (!isPage(file)) continue;
    const html = await readFile(file.path, "utf8");
    const [element, attributes, script] = dataScript.exec(html) ?? [];
    if (!element || !script) continue;
    if (attributes) throw new Error(`${file.address}: the script with the data has attributes that were not expected.`);
    const address = `/static/data/${createHash("sha256").update(script).digest("hex").slice(0, 8)}.js`;
    const path = join(siteFolder, address);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, script);
    await writeFile(file.path, html.replace(element, `<script id="${pageDataId}" data-file="${address}"></script>`));
  }
}
