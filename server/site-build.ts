import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RouterContext, ServerBuild } from "react-router";
import type { EnquiryReceiver } from "#app/enquiry/receiver-context.ts";
import { createPagePolicy, type PagePolicy } from "./content-security-policy.ts";
import { StaticFiles } from "./static-files.ts";

/** What the server takes from the app, as its `entry.server.tsx` exports it beside React Router's own. */
interface EntryExports {
  /** The built app's own key: the same source imported here would be another key. */
  enquiryReceiverContext: RouterContext<EnquiryReceiver>;
  /** Another origin that takes the enquiries, as the site was built for it; empty for this server. */
  emailServiceOrigin: string;
}

export interface SiteBuild extends ServerBuild {
  entry: { module: ServerBuild["entry"]["module"] & EntryExports };
}

export interface Site {
  files: StaticFiles;
  build: SiteBuild;
  policyOf: PagePolicy;
}

/** There is no built site to serve. */
export class SiteNotBuiltError extends Error {}

/**
 * Loads the built site from its folder.
 * @throws {SiteNotBuiltError}
 */
export async function loadSite(folder: string): Promise<Site> {
  const entrance = pathToFileURL(join(folder, "server/index.js")).href;
  try {
    return await siteOf(await StaticFiles.in(join(folder, "client")), await import(entrance));
  } catch (error) {
    const isAbsent =
      error instanceof Error && "code" in error && ["ENOENT", "ERR_MODULE_NOT_FOUND"].includes(String(error.code));
    if (!isAbsent) throw error;
    throw new SiteNotBuiltError(
      `There is no built site in ${folder}. Build it with \`npm run build\`, or use \`npm start\`.`,
      {
        cause: error,
      },
    );
  }
}

/** Joins the files of a built site with its server part. */
export async function siteOf(files: StaticFiles, build: SiteBuild): Promise<Site> {
  const { emailServiceOrigin } = build.entry.module;
  const connectOrigins = emailServiceOrigin ? [emailServiceOrigin] : [];
  return { files, build, policyOf: createPagePolicy({ frameOrigins: await files.frameOrigins(), connectOrigins }) };
}
