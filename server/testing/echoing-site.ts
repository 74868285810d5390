import { cp, mkdtemp, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createLog } from "../log.ts";
import { loadSite } from "../pages/site.ts";

/** A page of the site and a query parameter on which it depends. */
export interface EchoedParameter {
  address: string;
  name: string;
}

export interface EchoingSite {
  /** A folder for `SITE_DIR`. */
  folder: string;
  /** Every query parameter of the site's routes, with a page that reads it. */
  parameters: EchoedParameter[];
  remove(): Promise<void>;
}

/**
 * Writes a copy of the built site with a serious vulnerability: each page that depends on the query writes the values
 * of all its parameters into the document without escaping them.
 */
export async function writeEchoingSite(): Promise<EchoingSite> {
  const buildFolder = resolve("build");
  const folder = await mkdtemp(join(tmpdir(), "echoing-site-"));
  for (const name of ["client", "server", "content", "pictures.json", "documents.json"])
    await cp(join(buildFolder, name), join(folder, name), { recursive: true });
  await rename(join(folder, "server/index.js"), join(folder, "server/build.js"));
  await writeFile(
    join(folder, "server/index.js"),
    `import { routes } from "./build.js";
import { makeRoutesEcho } from ${JSON.stringify(import.meta.resolve("./echoing-routes.ts"))};
makeRoutesEcho(routes);
export * from "./build.js";
`,
  );
  return { folder, parameters: await parametersOf(folder), remove: () => rm(folder, { recursive: true }) };
}

/** Selects one page for each set of parameters, since all products read the same ones. */
async function parametersOf(folder: string): Promise<EchoedParameter[]> {
  const { pool } = await loadSite(
    folder,
    createLog(() => undefined),
  );
  await pool.close();
  const pages = new Map([...pool.site.queryParameters].map(([address, names]) => [names.join(), { address, names }]));
  return [...pages.values()].flatMap(({ address, names }) => names.map((name) => ({ address, name })));
}
