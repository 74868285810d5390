import { join } from "node:path";
import { writeContentSecurity } from "./content-security.ts";
import { movePageData } from "./page-data.ts";

/** What is done with the pages of a built site once they are rendered. A page for which it has been done stays as it is. */
export async function finishPages(buildFolder: string): Promise<void> {
  await movePageData(join(buildFolder, "client"));
  await writeContentSecurity(buildFolder);
}
