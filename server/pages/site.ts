import { access, realpath } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../log.ts";
import { indexFiles, type StaticFile } from "../static/file-index.ts";
import { readSiteFile } from "../static/open-file.ts";
import { createAddresses, type Addresses } from "./addresses.ts";
import { createPagePolicy, sourcesFile, type PagePolicy, type PrerenderedSources } from "./content-security-policy.ts";
import { readFormerAddresses } from "./former-addresses.ts";
import { startRenderPool, type RenderPool } from "./rendering/render-pool.ts";

/** The built site, ready to be served. */
export interface Site {
  files: ReadonlyMap<string, StaticFile>;
  addresses: Addresses;
  /** Renders the pages that no file answers. Its processes run until it is closed. */
  pool: RenderPool;
  policyFor: PagePolicy;
  /** The policy of a prerendered page by its address. Of what is inline it allows what was in the page when it was built. */
  prerenderedPolicy: (address: string) => string;
}

/** There is no built site to serve. */
export class SiteNotBuiltError extends Error {}

/**
 * Loads the built site from its folder.
 * @param startPool how the tests have its pages rendered
 * @throws {SiteNotBuiltError}
 */
export async function loadSite(folder: string, log: Log, startPool = startRenderPool): Promise<Site> {
  const { files, sources, former } = await readParts(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    throw new SiteNotBuiltError(
      `There is no built site in ${folder}. Build it with \`npm run build\`, or use \`npm start\`.`,
      { cause: error },
    );
  });
  const pool = await startPool(folder, log);
  const { emailServiceOrigin, queryParameters } = pool.site;
  const policyFor = createPagePolicy({
    frameOrigins: sources.frameOrigins,
    connectOrigins: emailServiceOrigin ? [emailServiceOrigin] : [],
  });
  return {
    files,
    addresses: createAddresses(files, queryParameters, former),
    pool,
    policyFor,
    prerenderedPolicy: (address) => policyFor(sources.inline[address]),
  };
}

async function readParts(siteFolder: string) {
  const folder = await realpath(siteFolder);
  await access(join(folder, "server/index.js"));
  return {
    files: await indexFiles(join(folder, "client")),
    sources: JSON.parse(String(await readSiteFile(join(folder, sourcesFile)))) as PrerenderedSources,
    former: await readFormerAddresses(folder),
  };
}
