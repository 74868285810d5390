import { availableParallelism } from "node:os";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formFields, listStore } from "../../testing/enquiries.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { hashExpression } from "../content-security-policy.ts";

let server: TestServer;
let leaving: AbortController;
beforeEach(() => void (leaving = new AbortController()));
afterEach(() => {
  leaving.abort();
  return server.close();
});

const patient = 60_000;
const get = (path: string) => fetch(server.origin + path, { signal: leaving.signal });

/** Requests pages that keep every renderer busy until the server closes. */
function keepRenderersBusy(): void {
  for (let index = 0; index < availableParallelism(); index += 1)
    void get(`/heavy?busyMs=${patient + index}`).catch(() => undefined);
}

const postForm = (fields: Record<string, string> = {}) =>
  fetch(`${server.origin}/contact`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ ...formFields, ...fields }),
  });

test("while rendering is impossible, a form is stored and the next page confirms it with its reference", async () => {
  const store = listStore();
  server = await startTestServer({ store, renderLimits: { renderTimeoutMs: patient, waitTimeoutMs: 200 } });
  keepRenderersBusy();
  const accepted = await postForm();
  expect(store.kept).toHaveLength(1);
  expect([accepted.status, accepted.headers.get("location")]).toEqual([303, "/contact?sent=K7M2-2223"]);
  const told = await get("/contact?sent=K7M2-2223&receipt=coming");
  expect(told.status).toBe(200);
  const html = await told.text();
  expect(html).toContain("Your message has been sent.");
  expect(html).toContain("K7M2-2223");
  expect(html).toContain("emailing you a receipt");
});

test("while rendering is impossible, a refused form is returned with the reason and the input, and can be sent again", async () => {
  const store = listStore();
  server = await startTestServer({ store, renderLimits: { renderTimeoutMs: patient, waitTimeoutMs: 200 } });
  keepRenderersBusy();
  const refused = await postForm({ name: '"Asha" <b>', email: "" });
  expect(refused.status).toBe(400);
  const html = await refused.text();
  expect(html).toContain("has not been sent yet");
  expect(html).toContain("Email is required");
  expect(html).toContain('value="&quot;Asha&quot; &lt;b&gt;"');
  expect(html).toContain('<form method="post"');
  const [, styles = ""] = /<style>(.+)<\/style>/s.exec(html) ?? [];
  expect(refused.headers.get("content-security-policy")).toContain(`style-src ${hashExpression(styles)};`);
  expect(store.kept).toEqual([]);
});

test("a page that waits too long for a renderer is sent prerendered", async () => {
  server = await startTestServer({ renderLimits: { renderTimeoutMs: patient, waitTimeoutMs: 200 } });
  keepRenderersBusy();
  for (const [path, heading] of [
    ["/projects?region=east", "Projects"],
    ["/contact?product=wallPanels/petPanel", "Contact"],
  ] as const) {
    const answer = await get(path);
    expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining(`<h1>${heading}</h1>`)]);
  }
});

test("a page that takes too long ends only its own renderer, and another one renders the waiting pages", async () => {
  server = await startTestServer({ renderLimits: { renderTimeoutMs: 2000, waitTimeoutMs: patient } });
  const slow = Array.from({ length: availableParallelism() }, (_, index) => get(`/heavy?busyMs=${patient + index}`));
  const others = await Promise.all([1, 2, 3].map((page) => get(`/projects?region=${page}`)));
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(slow.map(() => 500));
  expect(server.logLines).toContainEqual(expect.objectContaining({ event: "a page took too long", path: "/heavy" }));
});

test("renderers that keep ending are restarted after growing delays", async () => {
  server = await startTestServer({ site: { serverCode: "setTimeout(() => process.exit(1), 20);" } });
  const ends = () => server.logLines.filter(({ event }) => event === "a page renderer ended and is restarted");
  await vi.waitUntil(() => ends().some(({ afterMs }) => afterMs === 2000), { timeout: 30_000 });
  const pauses = ends().map(({ afterMs }) => afterMs);
  expect(pauses).toEqual(expect.arrayContaining([250, 500, 1000, 2000]));
  const [first = 0, last = 0] = [ends()[0], ends().at(-1)].map((line) => Date.parse(String(line?.["time"])));
  expect(last - first).toBeGreaterThan(1700);
  expect((await get("/")).status).toBe(200);
});

test("an invalid message from a renderer ends that renderer and sets no header", async () => {
  server = await startTestServer({
    site: {
      serverCode: `process.prependListener("message", ({ kind, request }) => {
        const page = { status: 200, headers: { "set-cookie": "a=b" }, body: "" };
        if (kind === "render" && request.target.includes("west")) process.send({ kind: "rendered", page });
      });`,
    },
  });
  const answer = await get("/projects?region=west");
  expect([answer.status, answer.headers.get("set-cookie")]).toEqual([500, null]);
  expect(await (await get("/projects?region=east")).text()).toContain("region east");
});
