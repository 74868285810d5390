import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { files } from "./testing/fake-site.ts";
import { rawRequest, startTestServer, type TestServer } from "./testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  rawRequest(server.port, path, headers, method);

test("a page comes in brotli where the browser takes it, in gzip where it takes only that, else as it is", async () => {
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

test("a page that the browser has already is answered 304 without a body", async () => {
  const first = await get("/contact", { "accept-encoding": "br" });
  expect(first.headers["cache-control"]).toBe("public, no-cache");
  const again = await get("/contact", { "accept-encoding": "br", "if-none-match": `W/"other", ${first.headers.etag}` });
  expect(again.status).toBe(304);
  expect(again.body.length).toBe(0);
  expect(again.headers.etag).toBe(first.headers.etag);
});

test("the brotli and the plain form of a page have different tags", async () => {
  const tags = await Promise.all([get("/contact", { "accept-encoding": "br" }), get("/contact")]);
  expect(new Set(tags.map(({ headers }) => headers.etag)).size).toBe(2);
});

test.each(["/static/js/entry-Ab12Cd34.js", "/pictures/hall-Ab12Cd34.avif"])("%s may be kept for ever", async (path) => {
  expect((await get(path)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test.each(["/", "/e-catalogue.pdf", "/contact.data"])("%s is asked for again each time", async (path) => {
  expect((await get(path)).headers["cache-control"]).toBe("public, no-cache");
});

test("HEAD gives the headers of GET and no body", async () => {
  const head = await get("/contact", {}, "HEAD");
  const { status, headers } = await get("/contact");
  expect(head.status).toBe(status);
  expect(head.body.length).toBe(0);
  for (const name of ["content-length", "content-type", "etag"]) expect(head.headers[name]).toBe(headers[name]);
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
])("%s reaches no file", async (path) => {
  const { status, body } = await get(path);
  expect([400, 404]).toContain(status);
  expect(body.toString()).not.toContain("nishabd-acoustics-catalogue");
});

test("an address that is no valid text is refused", async () => {
  expect((await get("/%ff")).status).toBe(400);
});

test.each([
  ["/contact/", "/contact"],
  ["/contact/?product=slatedPanel", "/contact?product=slatedPanel"],
  ["/contact/index.html", "/contact"],
  ["/index.html", "/"],
  ["/wallpanels", "/wallPanels"],
])("%s leads for good to %s", async (from, to) => {
  const { status, headers } = await get(from);
  expect(status).toBe(308);
  expect(headers.location).toBe(to);
});

test("a double slash leads to no other host", async () => {
  const { status, headers } = await get("//example.com/");
  expect(status).toBe(404);
  expect(headers.location).toBeUndefined();
});
