import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** Whether an address belongs to a proxy in front of this server whose `X-Forwarded-…` headers can be trusted. */
export type TrustedProxies = (address: string) => boolean;

/**
 * Reads a list of addresses and ranges, such as `127.0.0.1, ::1, 10.0.0.0/8`.
 * @throws {TypeError} if a part is neither
 */
export function readTrustedProxies(text: string): TrustedProxies {
  const list = new BlockList();
  for (const part of text.split(",").map((one) => one.trim())) {
    const [address = "", prefix, ...more] = part.split("/");
    const version = isIP(address);
    const bits = prefix === undefined ? undefined : /^\d{1,3}$/.test(prefix) ? Number(prefix) : Number.NaN;
    if (version === 0 || more.length > 0 || (bits !== undefined && !(bits <= (version === 4 ? 32 : 128)))) {
      throw new TypeError(`"${part}" is neither an address nor a range of addresses`);
    }
    if (bits === undefined) list.addAddress(address, familyOf(version));
    else list.addSubnet(address, bits, familyOf(version));
  }
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(isIP(address)));
}

/**
 * The visitor's address: that of the connection or, behind a trusted proxy, the right-most address in X-Forwarded-For
 * that is not a trusted proxy's. The client can forge everything to its left.
 * @returns undefined if the connection has no address, such as a Unix socket
 */
export function clientAddress({ socket, headers }: IncomingMessage, isTrusted: TrustedProxies): string | undefined {
  let address = bareAddress(socket.remoteAddress ?? "");
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  while (address !== undefined && isTrusted(address)) {
    const previous = bareAddress(forwarded.pop() ?? "");
    if (previous === undefined) break;
    address = previous;
  }
  return address;
}

/** Whether a trusted proxy reports that the visitor's connection is encrypted. */
export function isSecure({ socket, headers }: IncomingMessage, isTrusted: TrustedProxies): boolean {
  const forwarded = headers["x-forwarded-proto"];
  if (forwarded === undefined || !isTrusted(bareAddress(socket.remoteAddress ?? "") ?? "")) return false;
  return [forwarded].flat().join(",").split(",").at(-1)?.trim().toLowerCase() === "https";
}

/** An address without port, brackets or zone, and IPv4-mapped IPv6 as IPv4; undefined if the text is not an address. */
function bareAddress(text: string): string | undefined {
  const written = text.trim();
  const withoutPort =
    /^\[(.+)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written.replace(/%.*$/, "");
  const address = /^::ffff:([\d.]+)$/i.exec(withoutPort)?.[1] ?? withoutPort;
  return isIP(address) === 0 ? undefined : address;
}

function familyOf(version: number): "ipv4" | "ipv6" {
  return version === 4 ? "ipv4" : "ipv6";
}
