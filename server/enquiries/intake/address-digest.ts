import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";

/** The origin of an enquiry, as digests instead of an IP address. */
export interface Origin {
  /**
   * The digest of an IPv4 address, or of the first 64 bits of an IPv6 address, since one visitor can use the whole /64.
   */
  sender: string;
  /** The digests of the sender's IPv6 ranges. */
  ranges: Partial<Record<WideRange, string>>;
}

/** The prefix length of an IPv6 range: 48 for a site or company, 32 for all customers of a provider. */
export type WideRange = 48 | 32;

export type AddressDigest = (address: string) => Origin;

/**
 * Creates a function that replaces an address with digests. The key changes each day (UTC) and is never stored, so that
 * nobody can recover the address, or recognise it on another day.
 */
export function createAddressDigest(now: () => Date = () => new Date()): AddressDigest {
  let day = "";
  let key = randomBytes(32);
  const digest = (network: string) => createHmac("sha256", key).update(network).digest("base64url").slice(0, 22);
  return (address) => {
    const today = now().toISOString().slice(0, 10);
    if (today !== day) {
      day = today;
      key = randomBytes(32);
    }
    if (!isIPv6(address)) return { sender: digest(address), ranges: {} };
    const groups = groupsOf(address);
    const range = (bits: 64 | WideRange) => digest(`${groups.slice(0, bits / 16).join(":")}/${bits}`);
    return { sender: range(64), ranges: { 48: range(48), 32: range(32) } };
  };
}

/** The eight groups of an IPv6 address in their shortest form. */
function groupsOf(address: string): string[] {
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const between = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...between, ...after];
}
