import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import type { TrustedProxies } from "./trusted-proxies.ts";

/**
 * The visitor's address: that of the connection, or, where a trusted proxy made the connection, the right-most address of
 * X-Forwarded-For that is not a trusted proxy's. What stands to its left was written by whoever sent the request.
 * @returns undefined where the connection has no address, such as a Unix socket
 */
export function clientAddress({ socket, headers }: IncomingMessage, isTrusted: TrustedProxies): string | undefined {
  let address = bareAddress(socket.remoteAddress ?? "");
  const forwarded = [headers["x-forwarded-for"] ?? []].flat().join(",").split(",");
  while (address !== undefined && isTrusted(address)) {
    const before = bareAddress(forwarded.pop() ?? "");
    if (before === undefined) break;
    address = before;
  }
  return address;
}

/** Whether the visitor's connection is encrypted, as far as a trusted proxy says so. */
export function isSecure({ socket, headers }: IncomingMessage, isTrusted: TrustedProxies): boolean {
  if (!isTrusted(bareAddress(socket.remoteAddress ?? "") ?? "")) return false;
  const forwarded = [headers["x-forwarded-proto"] ?? []].flat().join(",").split(",");
  return forwarded.at(-1)?.trim().toLowerCase() === "https";
}

/** An address without port, brackets, zone, and the IPv6 form of IPv4; undefined where it is none. */
function bareAddress(text: string): string | undefined {
  const written = text.trim();
  const withoutPort =
    /^\[(.+)\](?::\d+)?$/.exec(written)?.[1] ?? /^([\d.]+):\d+$/.exec(written)?.[1] ?? written.replace(/%.*$/, "");
  const address = /^::ffff:([\d.]+)$/i.exec(withoutPort)?.[1] ?? withoutPort;
  return isIP(address) === 0 ? undefined : address;
}
