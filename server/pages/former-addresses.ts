import { join } from "node:path";
import { readSiteFile } from "../static/open-file.ts";

/** What is answered where products used to be; written by the build. */
export interface FormerAddresses {
  /** Where each has moved to. */
  moved: Record<string, string>;
  /** The addresses of products that are no longer offered. Each has a page that says so. */
  withdrawn: readonly string[];
}

/** Where the build writes them, beside the server's code. */
export const formerAddressesFile = "server/former-addresses.json";

/** Reads them from the folder of a built site, a path without symbolic links. A version that was built before there were any has none. */
export async function readFormerAddresses(folder: string): Promise<FormerAddresses> {
  try {
    return JSON.parse(String(await readSiteFile(join(folder, formerAddressesFile)))) as FormerAddresses;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { moved: {}, withdrawn: [] };
    throw error;
  }
}
