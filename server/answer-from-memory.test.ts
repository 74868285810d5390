import { expect, test } from "vitest";
import { rawRequest, startTestServer } from "./testing/start-test-server.ts";

/** What differs from one answer to the next by itself. */
const withoutDate = ({ headers, ...answer }: Awaited<ReturnType<typeof rawRequest>>) => {
  const { date, ...others } = headers;
  expect(date).toBeDefined();
  return { ...answer, headers: others };
};

test.each([
  ["a page in brotli", "/contact", { "accept-encoding": "br" }, "GET"],
  ["a page in gzip", "/contact", { "accept-encoding": "gzip" }, "GET"],
  ["a page as it is", "/contact", {}, "GET"],
  ["the opening page", "/", { "accept-encoding": "gzip, br" }, "GET"],
  ["a page's head", "/contact", { "accept-encoding": "br" }, "HEAD"],
  ["a script", "/static/js/entry-Ab12Cd34.js", { "accept-encoding": "br" }, "GET"],
  ["a page behind a proxy that speaks HTTPS", "/contact", { "x-forwarded-proto": "https" }, "GET"],
  ["whatever the browser has already", "/contact", { "if-none-match": "*" }, "GET"],
])("%s is answered from memory as it was the first time, and logged", async (_, path, headers, method) => {
  const server = await startTestServer({ settings: { isTrustedProxy: (address) => address === "127.0.0.1" } });
  const first = await rawRequest(server.port, path, headers, method);
  const second = await rawRequest(server.port, path, headers, method);
  await server.close();
  expect(withoutDate(second)).toEqual(withoutDate(first));
  expect("strict-transport-security" in second.headers).toBe("x-forwarded-proto" in headers);
  const lines = server.logLines.map(({ time: _time, ms: _ms, ...line }) => line);
  expect(lines).toHaveLength(2);
  expect(lines[1]).toEqual(lines[0]);
});

test("one browser's encoding is not another's", async () => {
  const server = await startTestServer();
  const encodings = [];
  for (const accepted of ["br", "gzip", "identity", "br", "gzip"]) {
    const { headers } = await rawRequest(server.port, "/contact", { "accept-encoding": accepted });
    encodings.push(headers["content-encoding"]);
  }
  await server.close();
  expect(encodings).toEqual(["br", "gzip", undefined, "br", "gzip"]);
});
