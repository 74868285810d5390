import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Origin } from "../intake/address-digest.ts";

/** How many receipts a day can be sent to one address, for one sender, for an IPv6 range, and altogether. */
export const receiptsPerDay = { recipient: 1, sender: 3, range48: 6, range32: 30, site: 100 } as const;

const daySeconds = 86_400;
const wholeSite = "site";

export interface ReceiptLimit {
  /** Counts a receipt and says whether it may be sent. One that may not is not counted. */
  count(recipient: string, origin: Origin | null): Promise<boolean>;
}

/**
 * Limits the receipts of a day, counted from the first. The counts live in memory, and the recipients in them are digests under a
 * key that is never stored. Only a receipt that the site's limit lets pass is counted, so each of the four other limits holds at
 * most 200 counts: those of two days of the site's limit that begin within one of its own.
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
      const { sender, ranges } = origin ?? { sender: "", ranges: {} };
      const mailbox = createHmac("sha256", key).update(mailboxOf(recipient)).digest("base64url");
      const wanted: [RateLimiterMemory, string | undefined][] = [
        [ofSite, wholeSite],
        [ofSender, sender],
        [ofRange[48], ranges[48]],
        [ofRange[32], ranges[32]],
        [ofRecipient, mailbox],
      ];
      const steps = wanted.filter((step): step is [RateLimiterMemory, string] => step[1] !== undefined);
      for (const [limit, name] of steps) if (await isUsedUp(limit, name)) return false;
      // The site's first. What another request has used up meanwhile is refused.
      for (const [limit, name] of steps) if (!(await consume(limit, name))) return false;
      return true;
    },
  };
}

async function isUsedUp(limit: RateLimiterMemory, name: string): Promise<boolean> {
  const count = await limit.get(name);
  return count !== null && count.remainingPoints <= 0;
}

async function consume(limit: RateLimiterMemory, name: string): Promise<boolean> {
  return limit.consume(name).then(
    () => true,
    () => false,
  );
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
