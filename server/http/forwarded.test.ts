import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { clientAddress, isSecure, readTrustedProxies } from "./forwarded.ts";

const request = (remoteAddress: string | undefined, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const trusted = readTrustedProxies("127.0.0.1, 10.0.0.0/8, 2001:db8:ffff::/48");

describe("the visitor's address", () => {
  test.each([
    ["the connection's where nothing is forwarded", "203.0.113.7", undefined, "203.0.113.7"],
    ["the connection's where no trusted proxy made it", "203.0.113.7", "198.51.100.1", "203.0.113.7"],
    ["the forwarded one behind a trusted proxy", "127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["the right-most that is not a proxy's", "10.0.0.1", "192.0.2.66, 198.51.100.1, 10.2.3.4", "198.51.100.1"],
    ["the proxy's where it forwards nothing", "10.0.0.1", undefined, "10.0.0.1"],
    ["the left-most proxy's where all are proxies", "10.0.0.1", "10.0.0.3, 10.0.0.2", "10.0.0.3"],
    ["the last that can be read", "10.0.0.1", "198.51.100.1, unknown, 10.0.0.2", "10.0.0.2"],
    ["found when IPv4 is written as IPv6", "::ffff:10.0.0.1", "::ffff:198.51.100.1", "198.51.100.1"],
    ["found when a port is added", "10.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
    ["found when it is IPv6 with brackets and port", "2001:db8:ffff::9", "[2001:db8::7]:4711", "2001:db8::7"],
    ["found when it has a zone", "fe80::1%eth0", undefined, "fe80::1"],
  ])("is %s", (_, connection, forwarded, address) => {
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    expect(clientAddress(request(connection, headers), trusted)).toBe(address);
  });

  test("is unknown if the connection has none", () => {
    expect(clientAddress(request(undefined, { "x-forwarded-for": "198.51.100.1" }), trusted)).toBeUndefined();
  });
});

test.each([
  ["127.0.0.1", "https", true],
  ["127.0.0.1", "HTTPS", true],
  ["127.0.0.1", "http", false],
  ["127.0.0.1", "https, http", false],
  ["203.0.113.7", "https", false],
])("whether a connection from %s with scheme %s is secure: %s", (connection, scheme, secure) => {
  expect(isSecure(request(connection, { "x-forwarded-proto": scheme }), trusted)).toBe(secure);
});

test.each(["", "localhost", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "true", "127.0.0.1,", "::1/129", "1.2.3.4/8/9"])(
  "%j is not a valid list of proxies",
  (text) => {
    expect(() => readTrustedProxies(text)).toThrow(TypeError);
  },
);

test("a list of proxies contains exactly its addresses and ranges", () => {
  for (const address of ["127.0.0.1", "10.255.0.9", "2001:db8:ffff:1::2"]) expect(trusted(address)).toBe(true);
  for (const address of ["127.0.0.2", "11.0.0.1", "2001:db8::1", "nowhere"]) expect(trusted(address)).toBe(false);
});
