import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { writeContentSecurity } from "./content-security.ts";
import { movePageData } from "./page-data.ts";

/** What is done with the pages of a built site once they are rendered. A page for which it has been done stays as it is. */
export async function finishPages(buildFolder: string): Promise<void> {
  const siteFolder = join(buildFolder, "client");
  await removeRouterData(siteFolder);
  await movePageData(siteFolder);
  await writeContentSecurity(buildFolder);
}

/** React Router also writes what the loaders returned in its own encoding, for its program in the browser, which this site does without. */
async function removeRouterData(siteFolder: string): Promise<void> {
  const names = await readdir(siteFolder, { recursive: true });
  await Promise.all(names.filter((name) => name.endsWith(".data")).map((name) => rm(join(siteFolder, name))));
}
