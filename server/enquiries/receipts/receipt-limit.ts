import { createHmac, randomBytes } from "node:crypto";
import { RateLimiterMemory } from "rate-limiter-flexible";
import type { Origin } from "../intake/address-digest.ts";

/** Receipts per day to one address, for one sender, for an IPv6 range, and in total. */
export const receiptsPerDay = { recipient: 1, sender: 3, range48: 6, range32: 30, site: 100 } as const;

const daySeconds = 86_400;
const wholeSite = "site";

export interface ReceiptLimit {
  /** Counts a receipt and returns whether it may be sent. Refused receipts are not counted. */
  count(recipient: string, origin: Origin | null): Promise<boolean>;
}

/**
 * Limits the receipts per day, counted from the first. The counts are in memory, and recipients are digests under a key
 * that is never stored. A receipt only counts if it is within the site's limit, so each of the four other limits holds
 * at most 200 counts: its day can overlap two days of the site's limit.
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
      // The site's limit comes first. A concurrent request may have reached a limit since the check.
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
 * The mailbox of an address, as far as the spelling reveals it: capitals never matter, `a+b@` is `a@` at most
 * providers, and some ignore dots in the name. This prevents flooding a mailbox through different spellings.
 */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const [name = ""] = address.slice(0, at).toLowerCase().split("+");
  return `${name.replaceAll(".", "")}@${address.slice(at + 1).toLowerCase()}`;
}
