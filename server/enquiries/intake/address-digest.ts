import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";

/** Where an enquiry comes from, without an address. */
export interface Origin {
  /** The digest of an IPv4 address, or of the first 64 bits of an IPv6 address, because a single visitor has all the others. */
  sender: string;
  /** The digests of the IPv6 ranges to which the sender belongs. */
  ranges: Partial<Record<WideRange, string>>;
}

/** The bits of an IPv6 address that a site or a company has in common (48), and the customers of a provider (32). */
export type WideRange = 48 | 32;

export type AddressDigest = (address: string) => Origin;

/**
 * Makes the function that replaces an address by digests, under a key that is made each day (UTC) and is never stored, so
 * that nobody can recover the address, and two days cannot be compared.
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
