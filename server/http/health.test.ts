import { expect, test } from "vitest";
import { enquiry, listStore } from "../testing/enquiries.ts";
import { startTestServer } from "../testing/start-test-server.ts";

/** What `/healthz` answers for a store, and whether by its status the server may be sent visitors. */
async function healthOf(options: Parameters<typeof startTestServer>[0]) {
  const server = await startTestServer(options);
  const response = await fetch(`${server.origin}/healthz`);
  const report = await response.json();
  await server.close();
  return { status: response.status, report };
}

test("enquiries that are stored and can be sent are counted, and nothing is said about who wrote them", async () => {
  const store = listStore();
  await store.accept({ request: enquiry, sender: null });
  expect(await healthOf({ store, sendsMail: true })).toEqual({
    status: 200,
    report: { status: "ok", enquiryStorage: "writable", enquiries: { waiting: 1, delivered: 0, parked: 0 } },
  });
});

test("without a mail server the server is degraded and still serves", async () => {
  expect(await healthOf({ sendsMail: false })).toMatchObject({ status: 200, report: { status: "degraded" } });
});

test("a server that can store nothing is failing", async () => {
  const full = { ...listStore(), check: () => Promise.reject(new Error("disk I/O error")) };
  expect(await healthOf({ store: full, sendsMail: true })).toEqual({
    status: 503,
    report: { status: "failing", enquiryStorage: "not writable" },
  });
});

test("simultaneous health checks cost the disk few writes", async () => {
  let checks = 0;
  const slow = { ...listStore(), check: () => new Promise<void>((resolve) => setTimeout(resolve, 50, (checks += 1))) };
  const server = await startTestServer({ store: slow });
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${server.origin}/healthz`)));
  await server.close();
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(checks).toBeLessThan(10);
});
