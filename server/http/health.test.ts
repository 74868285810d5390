import { request } from "node:http";
import { json } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { enquiry, listStore } from "../testing/enquiries.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

let server: TestServer;
afterEach(() => server?.close());

interface Asking {
  headers?: Record<string, string>;
  /** As the caller's own address, in place of 127.0.0.1. */
  localAddress?: string;
}

/** What `/healthz` answers for a store, and whether by its status the server may be sent visitors. */
async function healthOf(options: Parameters<typeof startTestServer>[0], { headers = {}, localAddress }: Asking = {}) {
  server = await startTestServer(options);
  return new Promise<{ status: number | undefined; report: unknown }>((resolve, reject) => {
    const asked = request(`${server.origin}/healthz`, { headers, ...(localAddress ? { localAddress } : {}) });
    asked.on("error", reject).on("response", (response) => {
      json(response).then((report) => resolve({ status: response.statusCode, report }), reject);
    });
    asked.end();
  });
}

async function storeOfOne(counts = {}) {
  const store = listStore();
  await store.accept({ request: enquiry, sender: null });
  const summary = { waiting: 1, delivered: 0, parked: 0, oldestWaitingAtMs: Date.now(), ...counts };
  return { ...store, counts: async () => summary };
}

const numbers = { waiting: 1, delivered: 0, parked: 0, oldestWaitingMinutes: 0 };

test("enquiries that are stored and can be sent are counted, and nothing is said about who wrote them", async () => {
  expect(await healthOf({ store: await storeOfOne(), sendsMail: true })).toEqual({
    status: 200,
    report: { status: "ok", enquiryStorage: "writable", enquiries: numbers },
  });
});

test("without a mail server the server is degraded and still serves", async () => {
  expect(await healthOf({ sendsMail: false })).toMatchObject({ status: 200, report: { status: "degraded" } });
});

test.each([
  ["an enquiry is parked", { parked: 1 }, "degraded"],
  ["an enquiry has waited for more than an hour", { oldestWaitingAtMs: Date.now() - 61 * 60_000 }, "degraded"],
  ["an enquiry has waited for less than an hour", { oldestWaitingAtMs: Date.now() - 59 * 60_000 }, "ok"],
  ["none waits", { waiting: 0, oldestWaitingAtMs: null }, "ok"],
])("when %s the server is %3$s", async (_, counts, status) => {
  const store = await storeOfOne(counts);
  expect(await healthOf({ store, sendsMail: true })).toMatchObject({ status: 200, report: { status } });
});

test("when a channel fails the server is degraded at once, and says which to everybody", async () => {
  const failingChannels = () => [{ channel: "mail", reason: "SMTP 550 at RCPT TO" }] as const;
  const elsewhere = { headers: { "x-forwarded-for": "203.0.113.9" } };
  expect(await healthOf({ store: await storeOfOne(), sendsMail: true, failingChannels }, elsewhere)).toEqual({
    status: 200,
    report: { status: "degraded", enquiryStorage: "writable", failingChannels: ["mail"] },
  });
});

test("a server that can store nothing is failing", async () => {
  const full = { ...listStore(), check: () => Promise.reject(new Error("disk I/O error")) };
  expect(await healthOf({ store: full, sendsMail: true })).toEqual({
    status: 503,
    report: { status: "failing", enquiryStorage: "not writable" },
  });
});

test("a store that does not answer is failing after two seconds", async () => {
  const frozen = { ...listStore(), check: () => new Promise<void>(() => {}) };
  const started = performance.now();
  expect(await healthOf({ store: frozen, sendsMail: true })).toMatchObject({ status: 503 });
  expect(performance.now() - started).toBeGreaterThan(1900);
});

const withoutNumbers = { status: "ok", enquiryStorage: "writable" };
const token = "0123456789abcdef";

test.each([
  ["through a proxy that names the visitor", { headers: { "x-forwarded-for": "203.0.113.9" } }],
  ["through a proxy that names the visitor's scheme alone", { headers: { "x-forwarded-proto": "https" } }],
  ["through a proxy that names itself", { headers: { via: "1.1 proxy" } }],
  ["through a proxy that passes on the name that the visitor used", { headers: { host: "www.example.com" } }],
  ["with another token", { headers: { "x-forwarded-for": "203.0.113.9", authorization: "Bearer 0123456789abcdeF" } }],
  ["with the token alone", { headers: { "x-forwarded-for": "203.0.113.9", authorization: token } }],
])("who asks %s is told the state and no numbers", async (_, asking) => {
  const settings = { healthToken: token, isTrustedProxy: () => true };
  const { report } = await healthOf({ store: await storeOfOne(), settings }, asking);
  expect(report).toEqual(withoutNumbers);
});

test.each([
  ["from another address of this machine", { localAddress: "127.0.0.2" }],
  ["through a proxy with the token", { headers: { via: "1.1 proxy", authorization: `Bearer ${token}` } }],
])("who asks %s is told the numbers", async (_, asking) => {
  const { report } = await healthOf({ store: await storeOfOne(), settings: { healthToken: token } }, asking);
  expect(report).toEqual({ ...withoutNumbers, enquiries: numbers });
});

test("without a token none is accepted, not even an empty one", async () => {
  const headers = { via: "1.1 proxy", authorization: "Bearer undefined" };
  expect((await healthOf({ store: await storeOfOne() }, { headers })).report).toEqual(withoutNumbers);
});

test("simultaneous health checks cost the disk few writes", async () => {
  let checks = 0;
  const slow = { ...listStore(), check: () => new Promise<void>((resolve) => setTimeout(resolve, 50, (checks += 1))) };
  server = await startTestServer({ store: slow });
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${server.origin}/healthz`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(checks).toBeLessThan(10);
});
