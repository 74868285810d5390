import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

const formerAddresses = z.object({ moved: z.record(z.string(), z.string()), withdrawn: z.array(z.string()) });

/** Where products used to be: what each address leads to now, and those that only say that a product is no longer offered. */
export type FormerPages = z.output<typeof formerAddresses>;

/** Reads them beside the folder of a built site's files. A version of which nothing is known has none. */
export function readFormerPages(client: string | undefined): FormerPages {
  const file = client === undefined ? undefined : join(dirname(client), "server", "former-addresses.json");
  if (file === undefined || !existsSync(file)) return { moved: {}, withdrawn: [] };
  return formerAddresses.parse(JSON.parse(readFileSync(file, "utf8")));
}
