import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";

export type AddressDigest = (address: string) => string;

/**
 * Makes the function that stands for an address without telling it: a digest under a key that is made anew each day (UTC)
 * and is never written down, so that nobody can find the address again, and two days cannot be compared.
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

/** The IPv4 address itself; of an IPv6 address the first 64 bits, because a single visitor has all the rest. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail?.split(":").filter(Boolean) ?? [];
  const between = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...between, ...after].slice(0, 4).join(":");
}
