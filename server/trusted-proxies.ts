import { BlockList, isIP } from "node:net";

/** Tells whether an address is that of a proxy in front of this server, so that what it forwards may be believed. */
export type TrustedProxies = (address: string) => boolean;

/**
 * Reads a list of addresses and ranges, such as `127.0.0.1, ::1, 10.0.0.0/8`.
 * @throws {TypeError} when a part is neither
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  for (const part of text.split(",").map((one) => one.trim())) {
    const [address = "", prefix, ...more] = part.split("/");
    const version = isIP(address);
    const bits = prefix === undefined ? undefined : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (version === 0 || more.length > 0 || (bits !== undefined && !(bits <= (version === 4 ? 32 : 128)))) {
      throw new TypeError(`"${part}" is no address and no range of addresses`);
    }
    if (bits === undefined) list.addAddress(address, familyOf(version));
    else list.addSubnet(address, bits, familyOf(version));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(isIP(address)));
}

function familyOf(version: number): "ipv4" | "ipv6" {
  return version === 4 ? "ipv4" : "ipv6";
}
