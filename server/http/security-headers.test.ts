import { afterEach, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { hashExpression } from "../pages/content-security-policy.ts";
import { readTrustedProxies } from "./forwarded.ts";

let server: TestServer;
afterEach(() => server.close());

const get = async (path: string, headers: Record<string, string> = {}) =>
  (await fetch(server.origin + path, { headers })).headers;

test("every response has the security headers", async () => {
  server = await startTestServer();
  for (const path of ["/", "/nothing", "/projects?region=east", "/livez", "/e-catalogue.pdf"]) {
    const headers = await get(path);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
    expect(headers.get("permissions-policy")).toContain("camera=()");
    expect(headers.has("x-powered-by")).toBe(false);
  }
});

test("a rendered page allows only the application's inline scripts and style sheets, by their hashes", async () => {
  server = await startTestServer();
  for (const encoding of ["br", "identity"]) {
    const response = await fetch(`${server.origin}/projects?region=east`, { headers: { "accept-encoding": encoding } });
    const policy = response.headers.get("content-security-policy") ?? "";
    const html = await response.text();
    const [, script = ""] = /<script>([^<]*)<\/script>/.exec(html) ?? [];
    const [, styles = ""] = /<style>([^<]*)<\/style>/.exec(html) ?? [];
    expect(policy.split("; ")).toContain(`style-src 'self' ${hashExpression(styles)}`);
    expect(policy.endsWith(`script-src 'self' ${hashExpression(script)}`)).toBe(true);
  }
});

test("a page may frame and call only the origins that it was built for, and load no plugin", async () => {
  server = await startTestServer({ site: { emailServiceOrigin: "https://mail.example" } });
  const policy = (await get("/")).get("content-security-policy")?.split("; ");
  expect(policy).toEqual(
    expect.arrayContaining([
      "frame-src https://maps.example",
      "connect-src 'self' https://maps.example https://mail.example",
      "style-src-attr 'unsafe-inline'",
      "object-src 'none'",
      "base-uri 'none'",
    ]),
  );
});

test.each([
  ["script", "alert(1)"],
  ["style", "h1 { display: none }"],
])("a %s injected through the query of a page that fails to escape it is not allowed", async (name, text) => {
  server = await startTestServer();
  const region = encodeURIComponent(`<${name} nonce="guess">${text}</${name}>`);
  const response = await fetch(`${server.origin}/projects?region=${region}`);
  expect(await response.text()).toContain(`<${name} nonce=\\"guess\\">${text}</${name}>`);
  const policy = response.headers.get("content-security-policy") ?? "";
  expect(policy).not.toContain(hashExpression(text));
  expect(policy.match(/'sha256-[^']+'/g)).toHaveLength(2);
});

test.each(["/contact", "/projects?region=east"])("a 304 for %s has the policy of the page", async (path) => {
  server = await startTestServer();
  const first = await fetch(server.origin + path);
  const again = await fetch(server.origin + path, { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
  expect(again.headers.get("content-security-policy")).toBe(first.headers.get("content-security-policy"));
});

test("other sites may embed pictures and nothing else", async () => {
  server = await startTestServer();
  const policyOf = async (path: string) => (await get(path)).get("cross-origin-resource-policy");
  expect(await policyOf("/pictures/hall-Ab12Cd34.avif")).toBe("cross-origin");
  for (const path of ["/", "/nothing", "/projects?region=east", "/livez", "/static/js/entry-Ab12Cd34.js"])
    expect(await policyOf(path)).toBe("same-origin");
});

test("other sites may load open data and documents, but not pages or enquiry endpoints", async () => {
  server = await startTestServer();
  const open = [
    "/data/catalogue.json",
    "/documents/wallPanels/panel.glb",
    "/documents/wallPanels/panel.dxf",
    "/e-catalogue.pdf",
  ];
  for (const path of open) {
    const headers = await get(path, { origin: "https://elsewhere.example" });
    expect([path, headers.get("access-control-allow-origin")]).toEqual([path, "*"]);
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  }
  const closed = ["/", "/contact", "/nothing", "/data/nothing.json", "/projects?region=east", "/healthz", "/livez"];
  for (const path of [...closed, "/api/v1.0/email/send", "/static/js/entry-Ab12Cd34.js"]) {
    const headers = await get(path, { origin: "https://elsewhere.example" });
    expect([path, headers.get("access-control-allow-origin")]).toEqual([path, null]);
    expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
  }
});

test("a page of another site may request part of a document, and see which part it received", async () => {
  server = await startTestServer();
  const path = "/documents/wallPanels/panel.glb";
  const asked = { origin: "https://elsewhere.example", "access-control-request-method": "GET" };
  const preflight = (of: string) =>
    fetch(`${server.origin}${of}`, {
      method: "OPTIONS",
      headers: { ...asked, "access-control-request-headers": "if-none-match" },
    });
  const { status, headers } = await preflight(path);
  expect([status, headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  expect(headers.get("access-control-allow-headers")).toBe("if-none-match");
  expect(headers.get("access-control-allow-methods")).toBe("GET,HEAD");
  expect((await get(path)).get("access-control-expose-headers")).toContain("content-range");
  expect((await preflight("/contact")).headers.get("access-control-allow-origin")).toBeNull();
});

test("an immutable file has only the headers that it needs", async () => {
  server = await startTestServer();
  const headers = await get("/static/js/entry-Ab12Cd34.js");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.has("content-security-policy")).toBe(false);
});

test("HSTS is sent if a trusted proxy reports HTTPS", async () => {
  server = await startTestServer({ settings: { isTrustedProxy: readTrustedProxies("127.0.0.1, ::1") } });
  const secured = await get("/", { "x-forwarded-proto": "https" });
  expect(secured.get("strict-transport-security")).toBe("max-age=31536000");
  expect((await get("/", { "x-forwarded-proto": "http" })).has("strict-transport-security")).toBe(false);
  expect((await get("/")).has("strict-transport-security")).toBe(false);
});

test("HSTS is not sent if an untrusted client reports HTTPS", async () => {
  server = await startTestServer();
  expect((await get("/", { "x-forwarded-proto": "https" })).has("strict-transport-security")).toBe(false);
});
