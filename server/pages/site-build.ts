import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RouterContext, ServerBuild } from "react-router";
import type { EnquiryReceiver } from "#app/features/enquiry/receiver-context.ts";
import { indexFiles, type StaticFile } from "../static/file-index.ts";
import { createPagePolicy, sourcesFile, type PagePolicy, type PrerenderedSources } from "./content-security-policy.ts";

/** What the server takes from the app, as its `entry.server.tsx` exports it beside React Router's own. */
interface EntryExports {
  /** The built app's own key: the same source imported here would be another key. */
  enquiryReceiverContext: RouterContext<EnquiryReceiver>;
  /** The nonce of the inline scripts of a page that is rendered for a request. */
  nonceContext: RouterContext<string>;
  /** Another origin that takes the enquiries, as the site was built for it; empty for this server. */
  emailServiceOrigin: string;
}

export interface SiteBuild extends ServerBuild {
  entry: { module: ServerBuild["entry"]["module"] & EntryExports };
}

export interface Site {
  files: ReadonlyMap<string, StaticFile>;
  build: SiteBuild;
  policyFor: PagePolicy;
  /** The policy of a prerendered page by its address. Of inline scripts it allows those that were in the page when it was built. */
  prerenderedPolicy: (address: string) => string;
}

/** There is no built site to serve. */
export class SiteNotBuiltError extends Error {}

/**
 * Loads the built site from its folder.
 * @throws {SiteNotBuiltError}
 */
export async function loadSite(folder: string): Promise<Site> {
  try {
    const files = await indexFiles(join(folder, "client"));
    const sources = JSON.parse(await readFile(join(folder, sourcesFile), "utf8")) as PrerenderedSources;
    return assembleSite(files, sources, await import(pathToFileURL(join(folder, "server/index.js")).href));
  } catch (error) {
    const isAbsent =
      error instanceof Error && "code" in error && ["ENOENT", "ERR_MODULE_NOT_FOUND"].includes(String(error.code));
    if (!isAbsent) throw error;
    throw new SiteNotBuiltError(
      `There is no built site in ${folder}. Build it with \`npm run build\`, or use \`npm start\`.`,
      { cause: error },
    );
  }
}

/** Joins the files of a built site with its server part. */
export function assembleSite(
  files: Site["files"],
  { frameOrigins, scriptHashes }: PrerenderedSources,
  build: SiteBuild,
): Site {
  const { emailServiceOrigin } = build.entry.module;
  const policyFor = createPagePolicy({ frameOrigins, connectOrigins: emailServiceOrigin ? [emailServiceOrigin] : [] });
  return { files, build, policyFor, prerenderedPolicy: (address) => policyFor(scriptHashes[address] ?? []) };
}
