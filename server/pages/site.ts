import { access, realpath } from "node:fs/promises";
import { join } from "node:path";
import type { Log } from "../log.ts";
import { indexFiles, isPage, type StaticFile } from "../static/file-index.ts";
import { readSiteFile } from "../static/open-file.ts";
import { type Addresses, createAddresses, readFormerAddresses } from "./site-addresses.ts";
import { createPagePolicy, sourcesFile, type PagePolicy, type PrerenderedSources } from "./content-security-policy.ts";
import { type SiteDescription, siteSchema } from "./rendering/renderer-messages.ts";
import { NoRendererError, startRenderPool, type RenderPool } from "./rendering/render-pool.ts";

/** The built site, ready to be served. */
export interface Site {
  files: ReadonlyMap<string, StaticFile>;
  addresses: Addresses;
  /** Renders the pages that are not files. Its processes run until it is closed. */
  pool: RenderPool;
  policyFor: PagePolicy;
  /** The policy of a prerendered page, by its address. It allows the inline elements that the page was built with. */
  prerenderedPolicy: (address: string) => string;
}

/** There is no built site to serve. */
export class SiteNotBuiltError extends Error {}

/**
 * Loads the built site from its folder.
 * @param startPool replaces the renderers in tests
 * @throws {SiteNotBuiltError}
 * @throws {SiteOfAnotherVersionError}
 */
export async function loadSite(folder: string, log: Log, startPool = startRenderPool): Promise<Site> {
  const parts = await readParts(folder);
  return siteOf(parts, await startPool(folder, log));
}

/**
 * Loads a built site without renderers, as a fallback: its pages are sent prerendered, and its forms are stored.
 * @throws {SiteNotBuiltError}
 */
export async function loadPrerenderedSite(folder: string): Promise<Site> {
  const parts = await readParts(folder);
  const render = async () => {
    throw new NoRendererError();
  };
  const site = (await readDescription(folder)) ?? assumeDescription(parts.files);
  return siteOf(parts, { site, render, isRendering: () => false, close: async () => undefined });
}

/** The description of the site from the build, beside the server's code. */
export const descriptionFile = "server/site.json";

/** Undefined for a site of another version, whose description may be missing or have other fields. */
async function readDescription(folder: string): Promise<SiteDescription | undefined> {
  try {
    return siteSchema.parse(JSON.parse(String(await readSiteFile(join(await realpath(folder), descriptionFile)))));
  } catch {
    return undefined;
  }
}

/**
 * A fallback for a site without a description, so that enquiries are still stored. They name a product by its address.
 */
function assumeDescription(files: Site["files"]): SiteDescription {
  const address = "/contact";
  const ids = [...files.values()].filter(isPage).map((page) => page.address.slice(1));
  const unknown = "unknown";
  return {
    emailServiceOrigin: "",
    queryParameters: new Map([[address, ["sent"]]]),
    contactForm: {
      address,
      siteOrigin: "",
      emailService: { libraryVersion: unknown, userId: unknown, serviceId: unknown, templateId: unknown },
      products: ids.map((id) => ({ id, name: id })),
    },
  };
}

function siteOf({ files, sources, former }: Awaited<ReturnType<typeof readParts>>, pool: RenderPool): Site {
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
  try {
    const folder = await realpath(siteFolder);
    await access(join(folder, "server/index.js"));
    return {
      files: await indexFiles(join(folder, "client")),
      sources: JSON.parse(String(await readSiteFile(join(folder, sourcesFile)))) as PrerenderedSources,
      former: await readFormerAddresses(folder),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new SiteNotBuiltError(
      `There is no built site in ${siteFolder}. Build it with \`npm run build\`, or use \`npm start\`.`,
      { cause: error },
    );
  }
}
