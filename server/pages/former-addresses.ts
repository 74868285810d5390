import { join } from "node:path";
import { readSiteFile } from "../static/open-file.ts";

/** The former addresses of products; written by the build. */
export interface FormerAddresses {
  /** The new address of each moved page. */
  moved: Record<string, string>;
  /** The addresses of products that are no longer offered. Each has a page that says so. */
  withdrawn: readonly string[];
}

/** The file of former addresses from the build, beside the server's code. */
export const formerAddressesFile = "server/former-addresses.json";

/**
 * Reads the former addresses from the folder of a built site, a path without symbolic links. Older builds have none.
 */
export async function readFormerAddresses(folder: string): Promise<FormerAddresses> {
  try {
    return JSON.parse(String(await readSiteFile(join(folder, formerAddressesFile)))) as FormerAddresses;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return { moved: {}, withdrawn: [] };
    throw error;
  }
}
