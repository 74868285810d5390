import { mkdir, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fakeBuild, writeSite } from "./fake-site.ts";

/** Writes a small built site to a temporary folder, as `SITE_DIR` takes it. */
export async function writeBuiltSite(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "built-site-"));
  await rename((await writeSite()).folder, join(folder, "client"));
  await mkdir(join(folder, "server"));
  const module = `import { fakeBuild } from ${JSON.stringify(import.meta.resolve("./fake-site.ts"))};
export const { ${Object.keys(fakeBuild()).join(", ")} } = fakeBuild();
`;
  await writeFile(join(folder, "server/index.js"), module);
  return { folder, remove: () => rm(folder, { recursive: true }) };
}
