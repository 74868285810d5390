import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Origin } from "../intake/address-digest.ts";

/** How many receipts a day can be sent to one address, for one sender, for an IPv6 range, and altogether. */
export const receiptsPerDay = { recipient: 1, sender: 3, range48: 6, range32: 30, site: 100 } as const;

const daySeconds = 86_400;
const wholeSite = "site";

export interface ReceiptLimit {
  /** Counts a receipt and says whether it may be sent. One that may not uses up no wider limit. */
  count(recipient: string, origin: Origin | null): Promise<boolean>;
}

/**
 * Limits the receipts of a day, counted from the first. The counts live in memory, and the recipients in them are digests under a
 * key that is never stored.
 */
export function createReceiptLimit(): ReceiptLimit {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: daySeconds });
  const ofSender = limiter(receiptsPerDay.sender);
  const ofRange = { 48: limiter(receiptsPerDay.range48), 32: limiter(receiptsPerDay.range32) };
  const ofRecipient = limiter(receiptsPerDay.recipient);
  const ofSite = limiter(receiptsPerDay.site);
  const key = randomBytes(32);

  return {
    async count(recipient, origin) {
      // First, so that a flood from ever new addresses fills no memory.
      const site = await ofSite.get(wholeSite);
      if (site && site.remainingPoints <= 0) return false;
      const { sender, ranges } = origin ?? { sender: "", ranges: {} };
      const mailbox = createHmac("sha256", key).update(mailboxOf(recipient)).digest("base64url");
      const steps: [RateLimiterMemory, string | undefined][] = [
        [ofRecipient, mailbox],
        [ofSender, sender],
        [ofRange[48], ranges[48]],
        [ofRange[32], ranges[32]],
        [ofSite, wholeSite],
      ];
      for (const [limit, name] of steps) if (name !== undefined && !(await consume(limit, name))) return false;
      return true;
    },
  };
}

async function consume(limit: RateLimiterMemory, name: string): Promise<boolean> {
  const { remainingPoints } = (await limit.get(name)) ?? { remainingPoints: 1 };
  if (remainingPoints <= 0) return false;
  await limit.consume(name).catch(() => undefined);
  return true;
}

/**
 * The mailbox to which an address leads, as far as its spelling tells: capitals never differ, `a+b@` leads to `a@` at most
 * providers, and dots in a name at some. So one mailbox cannot be filled by spellings of its address.
 */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).toLowerCase().split("+");
  return `${name.replaceAll(".", "")}@${address.slice(at + 1).toLowerCase()}`;
}
