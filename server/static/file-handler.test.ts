import { rm } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { files, prerenderedSources } from "../testing/fixture-site.ts";
import { rawRequest, type RawAnswer } from "../testing/raw-requests.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ settings: { isTrustedProxy: (address) => address === "127.0.0.1" } });
});
afterAll(() => server.close());

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  rawRequest(server.port, path, headers, method);

test("a page is sent in brotli if the browser accepts it, otherwise in gzip or uncompressed", async () => {
  const brotli = await get("/contact", { "accept-encoding": "gzip, deflate, br, zstd" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body).toString()).toBe(files["contact/index.html"]);

  const gzip = await get("/contact", { "accept-encoding": "gzip, br;q=0" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body).toString()).toBe(files["contact/index.html"]);

  const plain = await get("/contact");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body.toString()).toBe(files["contact/index.html"]);

  for (const { headers } of [brotli, gzip, plain]) {
    expect(headers.vary).toBe("accept-encoding");
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  }
});

test("only a prefetched page may be reused for a minute without revalidation", async () => {
  const cacheControl = async (path: string, headers = {}) => (await get(path, headers)).headers["cache-control"];
  const prefetch = { "x-purpose": "prefetch" };
  expect(await cacheControl("/contact", prefetch)).toBe("private, max-age=60");
  expect(await cacheControl("/contact")).toBe("public, no-cache");
  const { etag = "" } = (await get("/contact")).headers;
  expect(await cacheControl("/contact", { ...prefetch, "if-none-match": etag })).toBe("private, max-age=60");
  expect(await cacheControl("/static/js/entry-Ab12Cd34.js", prefetch)).toContain("immutable");
});

/** The response without its date, which differs each time. */
const withoutDate = ({ headers, ...answer }: RawAnswer) => {
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
])("the second response for %s equals the first, and both are logged", async (_, path, headers, method) => {
  server.logLines.length = 0;
  const first = await get(path, headers, method);
  const second = await get(path, headers, method);
  expect(withoutDate(second)).toEqual(withoutDate(first));
  expect("strict-transport-security" in second.headers).toBe("x-forwarded-proto" in headers);
  await vi.waitUntil(() => server.logLines.length === 2);
  const lines = server.logLines.map(({ time: _time, ms: _ms, ...line }) => line);
  expect(lines[1]).toEqual(lines[0]);
});

describe("a file in the browser's cache", () => {
  test("gets a 304 without a body, with the headers for the cached copy", async () => {
    const first = await get("/contact", { "accept-encoding": "br" });
    expect(first.headers["cache-control"]).toBe("public, no-cache");
    const again = await get("/contact", {
      "accept-encoding": "br",
      "if-none-match": `W/"other", ${first.headers.etag}`,
    });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
    for (const name of ["etag", "cache-control", "vary", "content-security-policy"])
      expect(again.headers[name]).toBe(first.headers[name]);
    expect(again.headers).not.toHaveProperty("content-length");
  });

  test("is sent again once it has changed", async () => {
    expect((await get("/contact", { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("has different tags in brotli and uncompressed", async () => {
    const tags = await Promise.all([get("/contact", { "accept-encoding": "br" }), get("/contact")]);
    expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(2);
  });

  test("has a strong tag, as range requests require", async () => {
    for (const path of ["/contact", "/e-catalogue.pdf", "/pictures/hall-Ab12Cd34.avif"])
      expect((await get(path)).headers.etag).toMatch(/^"[\w-]{22}"$/);
  });
});

test.each([
  ["/static/js/entry-Ab12Cd34.js", "public, max-age=31536000, immutable"],
  ["/pictures/hall-Ab12Cd34.avif", "public, max-age=31536000, immutable"],
  ["/", "public, no-cache"],
  ["/e-catalogue.pdf", "public, no-cache"],
])("%s has the cache control %s", async (path, cacheControl) => {
  expect((await get(path)).headers["cache-control"]).toBe(cacheControl);
});

test("a file without compressed versions has no Vary header", async () => {
  expect((await get("/e-catalogue.pdf", { "accept-encoding": "br" })).headers).not.toHaveProperty("vary");
});

test.each(["/contact", "/e-catalogue.pdf", "/large.pdf", "/empty.txt"])(
  "HEAD %s gives the headers of GET and no body",
  async (path) => {
    const head = await get(path, { range: "bytes=0-1" }, "HEAD");
    const whole = await get(path);
    expect(head.body.length).toBe(0);
    expect(head.status).toBe(whole.status);
    expect(withoutDate(head).headers).toEqual(withoutDate(whole).headers);
    expect(Number(head.headers["content-length"])).toBe(whole.body.length);
  },
);

describe("a range of a file", () => {
  const text = files["large.pdf"] ?? "";
  const bytes = text.length;

  test.each([
    ["bytes=0-9", 0, 9],
    ["bytes=0-0", 0, 0],
    ["bytes=100000-", 100_000, bytes - 1],
    ["bytes=-7", bytes - 7, bytes - 1],
    [`bytes=${bytes - 1}-${bytes + 100}`, bytes - 1, bytes - 1],
    [`bytes=-${bytes * 2}`, 0, bytes - 1],
  ])("is sent alone, with its position in the file: %s", async (range, start, end) => {
    const { status, headers, body } = await get("/large.pdf", { range });
    expect(status).toBe(206);
    expect(headers["content-range"]).toBe(`bytes ${start}-${end}/${bytes}`);
    expect(headers["content-length"]).toBe(String(end - start + 1));
    expect(headers["content-type"]).toBe("application/pdf");
    expect(body.toString()).toBe(text.slice(start, end + 1));
  });

  test("may be part of a page in memory, counted in the sent encoding", async () => {
    const whole = await get("/contact", { "accept-encoding": "br" });
    const part = await get("/contact", { "accept-encoding": "br", range: "bytes=10-19" });
    expect(part.status).toBe(206);
    expect(part.headers["content-encoding"]).toBe("br");
    expect(part.headers["content-range"]).toBe(`bytes 10-19/${whole.body.length}`);
    expect(part.body).toEqual(whole.body.subarray(10, 20));
  });

  test.each(["bytes=9999999-", `bytes=${bytes}-`, "bytes=-0"])("outside the file gets a 416: %s", async (range) => {
    const { status, headers, body } = await get("/large.pdf", { range });
    expect(status).toBe(416);
    expect(headers["content-range"]).toBe(`bytes */${bytes}`);
    expect(body.length).toBe(0);
  });

  test.each(["bytes=", "bytes=-", "bytes=9-2", "bytes=a-b", "lines=1-2", "bytes=0-1,5-6"])(
    "requested as %s gives the whole file",
    async (range) => {
      const { status, body } = await get("/large.pdf", { range });
      expect(status).toBe(200);
      expect(body.length).toBe(bytes);
    },
  );

  test("is sent if the If-Range tag matches, and otherwise the whole file", async () => {
    const { headers } = await get("/large.pdf", {}, "HEAD");
    const range = "bytes=5-9";
    expect((await get("/large.pdf", { range, "if-range": String(headers.etag) })).status).toBe(206);
    for (const other of ['"other"', `W/${headers.etag}`, "Sat, 31 Jan 2026 00:00:00 GMT"]) {
      const { status, body } = await get("/large.pdf", { range, "if-range": other });
      expect([status, body.length]).toEqual([200, bytes]);
    }
  });

  test("is not sent if the browser has the whole file", async () => {
    const { headers } = await get("/large.pdf");
    expect((await get("/large.pdf", { range: "bytes=0-1", "if-none-match": String(headers.etag) })).status).toBe(304);
  });

  test("is supported for every file", async () => {
    for (const path of ["/contact", "/large.pdf"]) expect((await get(path)).headers["accept-ranges"]).toBe("bytes");
  });
});

test("a page's policy allows exactly the inline scripts that it had when it was built", async () => {
  const policyOf = async (path: string) => String((await get(path)).headers["content-security-policy"]);
  const [hash] = prerenderedSources.inline["/contact"]?.scripts ?? [];
  expect((await policyOf("/contact")).endsWith(`script-src 'self' ${hash}`)).toBe(true);
  expect(await policyOf("/")).toMatch(/script-src 'self'$/);
  expect(await policyOf("/")).toContain("frame-src https://maps.example;");
});

test("a file that has disappeared is a server error, and the server keeps running", async () => {
  await rm(join(server.siteFolder, "client/wallPanels/index.html"));
  expect((await get("/wallPanels")).status).toBe(500);
  expect(server.logLines).toContainEqual(
    expect.objectContaining({ level: "error", event: "file not sent", reason: "ENOENT" }),
  );
  expect((await get("/contact")).status).toBe(200);
});

test.each([
  "/../package.json",
  "/static/../../package.json",
  "/%2e%2e/package.json",
  "/..%2f..%2fetc%2fpasswd",
  "/static/js/..%5c..%5cpackage.json",
  "/.vite/manifest.json",
  "/contact/index.html.br",
  "/404.html",
])("%s does not lead to a file", async (path) => {
  const { status, body } = await get(path);
  expect([400, 404]).toContain(status);
  expect(body.toString()).not.toContain("nishabd-acoustics-catalogue");
});
