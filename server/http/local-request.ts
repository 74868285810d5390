import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/** Any of these tells that somebody else has passed the request on. */
const passedOn = /^(forwarded|via|x-forwarded-.*|x-real-ip|x-client-ip|true-client-ip|cf-.*)$/;

/** What somebody on this machine calls it. A proxy that says nothing of itself passes the visitor's name for it on. */
const localHost = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a request was made on this machine, and not passed on by a proxy on it. A proxy that hides every trace of itself,
 * name and version of HTTP included, cannot be told from a local caller.
 */
export function isLocalRequest({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const address = (socket.remoteAddress ?? "").replace(/^::ffff:/i, "");
  const version = isIP(address);
  if (version === 0 || !loopback.check(address, version === 4 ? "ipv4" : "ipv6")) return false;
  // Without settings nginx speaks HTTP/1.0 and names the host it connects to.
  if (httpVersion === "1.0") return false;
  return localHost.test(headers.host ?? "") && !Object.keys(headers).some((name) => passedOn.test(name));
}
