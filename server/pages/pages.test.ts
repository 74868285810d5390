import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { rawRequest } from "../testing/raw-requests.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const get = (path: string, init?: RequestInit) => fetch(server.origin + path, init);

test("a page is rendered on the server for a query that it reads", async () => {
  const response = await get("/projects?region=east", { headers: { "accept-encoding": "br" } });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(await response.text()).toContain("region east");
});

test.each(["/projects?utm_source=mail", "/projects?fbclid=1", "/contact?region=east"])(
  "%s, with a query that no route reads, gets the prerendered page",
  async (path) => {
    const response = await get(path);
    expect(response.headers.get("etag")).toBeTruthy();
    expect(await response.text()).not.toContain("Rendered");
  },
);

test("every unknown address gets the site's own page with a 404, and the log omits the address", async () => {
  for (const path of ["/nothing/here", "/asha@example.com", "/nothing?q=9876543210", "/projects/asha", "/404.html"]) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("<h1>Page not found</h1>");
  }
  await vi.waitUntil(() => server.logLines.filter(({ status }) => status === 404).length === 5);
  const lines = server.logLines.filter(({ status }) => status === 404);
  for (const line of lines) expect(line).toMatchObject({ level: "info", method: "GET", path: "(unknown)" });
  expect(JSON.stringify(server.logLines)).not.toMatch(/asha|9876543210/);
});

test.each(["/wallPanels/gone", "/wallPanels/gone?utm_source=mail"])(
  "%s, the address of a withdrawn product, gets a page with a 410 that says so",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(410);
    expect(await response.text()).toContain("<h1>No longer offered</h1>");
    expect(response.headers.get("etag")).toBeNull();
  },
);

test.each([
  ["/wallPanels/old", "/wallPanels"],
  ["/wallPanels/old?a=1", "/wallPanels?a=1"],
  ["/wallpanels/OLD/", "/wallPanels"],
  ["/wallPanels/old).", "/wallPanels"],
])("%s, the former address of a product, redirects to the new one in one step", async (path, location) => {
  const response = await get(path, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([308, location]);
});

test.each(["/static/js/old-Ab12Cd34.js", "/projects.data?region=east"])(
  "%s, where a visitor would not see a page, gets a short 404",
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe("Not found.");
  },
);

test.each(["/projects?region=east", "/projects?region=east&utm_source=mail", "/nothing", "/contact/", "/livez"])(
  "HEAD %s has the headers of GET and no body",
  async (path) => {
    const [head, whole] = await Promise.all([rawRequest(server.port, path, {}, "HEAD"), rawRequest(server.port, path)]);
    expect(head.status).toBe(whole.status);
    expect(head.body.length).toBe(0);
    const { date: _, ...ofHead } = head.headers;
    const { date: __, ...ofWhole } = whole.headers;
    expect(ofHead).toEqual(ofWhole);
  },
);

test("a request is logged in one line without its query", async () => {
  await get("/projects?region=west&name=somebody");
  const line = await vi.waitUntil(() => server.logLines.findLast(({ path }) => path === "/projects"));
  expect(line).toMatchObject({ event: "request", method: "GET", status: 200, ms: expect.any(Number) });
  expect(line["bytes"]).toBeGreaterThan(0);
  expect(JSON.stringify(server.logLines)).not.toMatch(/west|somebody/);
});

test("a form posted to a page without an action gets a 405 and logs no error", async () => {
  const response = await get("/projects", { method: "POST", body: new URLSearchParams({ name: "A" }) });
  expect(response.status).toBe(405);
  await vi.waitUntil(() => server.logLines.find(({ method, status }) => method === "POST" && status === 405));
  expect(server.logLines.filter(({ level }) => level === "error")).toEqual([]);
});

test("a method that pages do not support gets a 405", async () => {
  const response = await get("/contact", { method: "DELETE" });
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("GET, HEAD, POST");
});

test("a cached rendered page gets a 304 without a body", async () => {
  const first = await get("/projects?region=east");
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^".+"$/);
  const again = await get("/projects?region=east", { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  expect((await get("/projects?region=west", { headers: { "if-none-match": etag } })).status).toBe(200);
});

test("a running server responds to the liveness check", async () => {
  expect(await (await get("/livez")).text()).toBe("ok");
});

test.each([
  ["/contact/", "/contact"],
  ["/contact/?product=slatedPanel", "/contact?product=slatedPanel"],
  ["/contact/index.html", "/contact"],
  ["/index.html", "/"],
  ["/wallpanels", "/wallPanels"],
  ["/wallPanels.", "/wallPanels"],
  ["/wallPanels)", "/wallPanels"],
  ["/wallPanels%E2%80%8B", "/wallPanels"],
  ["/wallPanels%EF%B8%8F", "/wallPanels"],
  ["/contact%20", "/contact"],
  ["/contact,?product=slatedPanel", "/contact?product=slatedPanel"],
  ["/contact%E2%80%9D%EF%BC%89", "/contact"],
  ["/contact/*", "/contact"],
  ["/contact%E0%A5%A4", "/contact"],
  ["/Contact%C2%A0%3E%3E", "/contact"],
  ["/%20contact", "/contact"],
  ["/con%C2%ADtact", "/contact"],
  ["/contact%E2%80", "/contact"],
  ["/contact%", "/contact"],
  ["/contact%A0?product=slatedPanel", "/contact?product=slatedPanel"],
  ["/contact&utm_source=mail", "/contact"],
  ["/contact%3Futm_source=mail", "/contact"],
  ["/contact;jsessionid=1", "/contact"],
  ["/contact.html", "/contact"],
  ["/contact%5D(https://example.com)", "/contact"],
  ["/contact%3C/a%3E", "/contact"],
  ["/contact%20%E0%A4%AF%E0%A4%B9", "/contact"],
  ["/%EF%BD%83ontact", "/contact"],
  ["//contact", "/contact"],
  ["/%5Ccontact%5C", "/contact"],
  ["/wall-panels", "/wallPanels"],
  ["/Wall%20Panels", "/wallPanels"],
])("%s is redirected permanently to %s", async (from, to) => {
  const { status, headers } = await rawRequest(server.port, from);
  expect(status).toBe(308);
  expect(headers.location).toBe(to);
});

test.each(["/%3Cscript%3E", "/***", "/..;/", "/@vite", "/%E0%A4%AF%E0%A4%B9%E0", "/.env%"])(
  "%s, which is not a page, gets the page for unknown addresses",
  async (path) => {
    const { status, headers } = await rawRequest(server.port, path);
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  },
);

test("a double slash does not redirect to another host", async () => {
  const { status, headers } = await rawRequest(server.port, "//example.com/");
  expect(status).toBe(404);
  expect(headers.location).toBeUndefined();
});
