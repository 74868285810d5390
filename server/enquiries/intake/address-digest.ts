import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";

export type AddressDigest = (address: string) => string;

/**
 * Makes the function that replaces an address by a digest, under a key that is made each day (UTC) and is never stored, so
 * that nobody can recover the address, and two days cannot be compared.
 */
export function createAddressDigest(now: () => Date = () => new Date()): AddressDigest {
  let day = "";
  let key = randomBytes(32);
  return (address) => {
    const today = now().toISOString().slice(0, 10);
    if (today !== day) {
      day = today;
      key = randomBytes(32);
    }
    return createHmac("sha256", key).update(networkOf(address)).digest("base64url").slice(0, 22);
  };
}

/** An IPv4 address itself; of an IPv6 address the first 64 bits, because a single visitor has all the others. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const between = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...between, ...after].slice(0, 4).join(":");
}
