import { here } from "./targets/target-of.ts";
import type { Target } from "./targets/target.ts";

/** Where `npm start` serves the site, unless its port is another one. */
const startAddress = "http://localhost:3000";
const longestWaitMs = 500;

/**
 * Where the site can be looked at that was published at a place.
 * @param origin the address of the site, as far as it is set
 * @param local where the server on this computer answers, if it runs
 */
export async function addressAt(
  { id, latest }: Pick<Target, "id" | "latest">,
  origin: string | undefined,
  local = startAddress,
): Promise<string | undefined> {
  if (latest !== "Online") return undefined;
  if (origin || id !== here) return origin;
  try {
    const { ok } = await fetch(`${local}/healthz`, { signal: AbortSignal.timeout(longestWaitMs) });
    return ok ? local : undefined;
  } catch {
    return undefined;
  }
}
