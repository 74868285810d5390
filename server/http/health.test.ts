import { afterEach, expect, test } from "vitest";
import { enquiry, listStore } from "../testing/enquiries.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";

const token = "0123456789abcdef";

let server: TestServer;
afterEach(() => server?.close());

/** The status and report of `/healthz` for a store. */
async function healthOf(options: Parameters<typeof startTestServer>[0], headers: Record<string, string> = {}) {
  server = await startTestServer(options);
  const response = await fetch(`${server.origin}/healthz`, { headers });
  return { status: response.status, report: await response.json() };
}

async function storeOfOne(counts = {}) {
  const store = listStore();
  await store.accept({ request: enquiry, sender: null });
  const summary = { waiting: 1, delivered: 0, parked: 0, longestWaitMs: 0, ...counts };
  return { ...store, counts: async () => summary };
}

const numbers = { waiting: 1, delivered: 0, parked: 0, oldestWaitingMinutes: 0 };

test("stored enquiries are counted for a caller with the token, without personal data", async () => {
  const asked = { store: await storeOfOne(), sendsMail: true, settings: { healthToken: token } };
  expect(await healthOf(asked, { authorization: `Bearer ${token}` })).toEqual({
    status: 200,
    report: { status: "ok", enquiryStorage: "writable", enquiries: numbers },
  });
});

test("without a mail server the status is degraded and the response 200", async () => {
  expect(await healthOf({ sendsMail: false })).toMatchObject({ status: 200, report: { status: "degraded" } });
});

test.each([
  ["an enquiry is parked", { parked: 1 }, "degraded"],
  ["an enquiry has waited for more than an hour", { longestWaitMs: 61 * 60_000 }, "degraded"],
  ["an enquiry has waited for less than an hour", { longestWaitMs: 59 * 60_000 }, "ok"],
  ["none waits", { waiting: 0, longestWaitMs: null }, "ok"],
])("when %s the status is %3$s", async (_, counts, status) => {
  const store = await storeOfOne(counts);
  expect(await healthOf({ store, sendsMail: true })).toMatchObject({ status: 200, report: { status } });
});

test("a failing channel makes the status degraded at once, and every caller can see its name", async () => {
  const failingChannels = () => [{ channel: "mail", reason: "SMTP 550 at RCPT TO" }] as const;
  expect(await healthOf({ store: await storeOfOne(), sendsMail: true, failingChannels })).toEqual({
    status: 200,
    report: { status: "degraded", enquiryStorage: "writable", failingChannels: ["mail"] },
  });
});

test("if deleted enquiries are still on the disk, the status is degraded and the report says so", async () => {
  expect(await healthOf({ store: await storeOfOne(), textRemains: () => true })).toEqual({
    status: 200,
    report: { status: "degraded", enquiryStorage: "writable", deletedText: "still on the disk" },
  });
});

test("if a newer version of the site cannot be loaded, the status is degraded and the report says so", async () => {
  expect(await healthOf({ store: await storeOfOne(), isOutdated: () => true })).toEqual({
    status: 200,
    report: { status: "degraded", enquiryStorage: "writable", pages: "of the former version" },
  });
});

test.each([
  [365, undefined],
  [730, "with another retention period"],
])(
  "if enquiries are deleted after %i days, and the privacy page says 365, the fault is %s",
  async (retentionDays, pages) => {
    const { report } = await healthOf({ store: await storeOfOne(), settings: { retentionDays } });
    expect(report).toMatchObject(pages ? { status: "degraded", pages } : { status: "ok" });
  },
);

test("a server that cannot store enquiries is failing", async () => {
  const full = { ...listStore(), check: () => Promise.reject(new Error("disk I/O error")) };
  expect(await healthOf({ store: full, sendsMail: true })).toEqual({
    status: 503,
    report: { status: "failing", enquiryStorage: "not writable" },
  });
});

test("a store that does not respond is failing after two seconds", async () => {
  const frozen = { ...listStore(), check: () => new Promise<void>(() => {}) };
  const started = performance.now();
  expect(await healthOf({ store: frozen, sendsMail: true })).toMatchObject({ status: 503 });
  expect(performance.now() - started).toBeGreaterThan(1900);
});

const withoutNumbers = { status: "ok", enquiryStorage: "writable" };

test.each([
  ["no token", undefined],
  ["another token", "Bearer 0123456789abcdeF"],
  ["the token without the word Bearer", token],
])("a local caller with %s gets the status without counts", async (_, authorization) => {
  const settings = { healthToken: token };
  const { report } = await healthOf({ store: await storeOfOne(), settings }, authorization ? { authorization } : {});
  expect(report).toEqual(withoutNumbers);
});

test("if no token is configured, none is accepted", async () => {
  const headers = { authorization: "Bearer undefined" };
  expect((await healthOf({ store: await storeOfOne() }, headers)).report).toEqual(withoutNumbers);
});

test("simultaneous health checks share a few disk writes", async () => {
  let checks = 0;
  const slow = { ...listStore(), check: () => new Promise<void>((resolve) => setTimeout(resolve, 50, (checks += 1))) };
  server = await startTestServer({ store: slow });
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${server.origin}/healthz`)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(checks).toBeLessThan(10);
});
