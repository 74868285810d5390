import { here } from "./targets/target-of.ts";
import type { Target } from "./targets/target.ts";

/** The address of `npm start` with the default port. */
const startAddress = "http://localhost:3000";
const longestWaitMs = 500;

/**
 * The address of the published site at a place; undefined if unknown.
 * @param origin the site's address, if configured
 * @param local the address of the server on this computer
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
