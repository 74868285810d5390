import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pageDataId } from "#app/boot/page-data.ts";
import { indexFiles, isPage } from "#server/static/file-index.ts";

const dataBlock = new RegExp(`<script id="${pageDataId}" type="application/json">([^<]+)</script>`);

/**
 * Moves the data of each page from its document into a file, which the page fetches with its scripts. They say again what the markup
 * says, and a visitor should not wait for them before anything is painted. The name of a file is made from its content.
 * @param siteFolder the folder with the site's files
 */
export async function movePageData(siteFolder: string): Promise<void> {
  for (const file of (await indexFiles(siteFolder)).values()) {
    if (!isPage(file)) continue;
    const html = await readFile(file.path, "utf8");
    const [element, data] = dataBlock.exec(html) ?? [];
    if (!element || !data) continue;
    const address = `/static/data/${createHash("sha256").update(data).digest("hex").slice(0, 8)}.json`;
    const path = join(siteFolder, address);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, data);
    await writeFile(
      file.path,
      html.replace(element, `<script id="${pageDataId}" type="application/json" data-file="${address}"></script>`),
    );
  }
}
