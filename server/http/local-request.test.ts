import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { isLocalRequest } from "./local-request.ts";

const asked = (remoteAddress: string, headers: Record<string, string>, httpVersion = "1.1") =>
  isLocalRequest({ socket: { remoteAddress }, headers, httpVersion } as unknown as IncomingMessage);

test.each([
  ["127.0.0.1", { host: "localhost:3000" }],
  ["::ffff:127.0.0.1", { host: "127.0.0.1:3000" }],
  ["::1", { host: "[::1]:3000" }],
])("a caller at %s that names %o is local", (address, headers) => {
  expect(asked(address, headers)).toBe(true);
});

test.each([
  ["at another address", "192.0.2.7", { host: "localhost:3000" }, "1.1"],
  ["without an address", "", { host: "localhost" }, "1.1"],
  ["without a host", "127.0.0.1", {}, "1.1"],
  ["that begins with a local name", "127.0.0.1", { host: "localhost.example.com" }, "1.1"],
  ["that nginx has passed on without any setting", "127.0.0.1", { host: "127.0.0.1:3000" }, "1.0"],
  ["that a proxy has passed on", "127.0.0.1", { host: "localhost", forwarded: "for=203.0.113.9" }, "1.1"],
  ["that nginx has passed on with an address", "127.0.0.1", { host: "localhost", "x-real-ip": "203.0.113.9" }, "1.1"],
  ["that Cloudflare has passed on", "127.0.0.1", { host: "localhost", "cf-connecting-ip": "203.0.113.9" }, "1.1"],
])("a caller %s is not local", (_, address, headers, version) => {
  expect(asked(address, headers, version)).toBe(false);
});
