import { afterEach, expect, test, vi } from "vitest";
import { enquiryWith, listStore } from "../../testing/enquiries.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";
import { readTrustedProxies } from "../../http/forwarded.ts";
import type { IntakeSettings } from "./intake.ts";
import { createRateLimit } from "./rate-limit.ts";

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

const store = listStore();

async function start(settings: Partial<IntakeSettings>) {
  store.kept.length = 0;
  server = await startTestServer({ store, settings });
  return server.origin;
}

let sent = 0;
const send = (origin: string, headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(enquiryWith({ message: `Hall ${(sent += 1)}` })),
  });
const fromForm = { "enquiry-trap": "empty", "enquiry-fill-time-ms": "30000" };

const statuses = async (count: number, one: () => Promise<Response>) => {
  const found: number[] = [];
  for (let done = 0; done < count; done += 1) found.push((await one()).status);
  return found;
};

test("the seventh enquiry from an address within a minute gets a 429 with the waiting time in the header and the text", async () => {
  const origin = await start({ enquiriesPerMinute: 6 });
  expect(await statuses(6, () => send(origin, fromForm))).toEqual([200, 200, 200, 200, 200, 200]);
  const refused = await send(origin, fromForm);
  const seconds = Number(refused.headers.get("retry-after"));
  expect(refused.status).toBe(429);
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(60);
  expect(await refused.text()).toContain(`again in ${seconds} second`);
  expect(store.kept).toHaveLength(6);
});

test("without the form's signals half as many enquiries are accepted, and they count towards the form's limit too", async () => {
  const origin = await start({ enquiriesPerMinute: 6 });
  expect(await statuses(4, () => send(origin))).toEqual([200, 200, 200, 429]);
  expect(await statuses(4, () => send(origin, fromForm))).toEqual([200, 200, 200, 429]);
});

test("with a limit of one, an enquiry without signals is still accepted", async () => {
  const origin = await start({ enquiriesPerMinute: 1 });
  expect(await statuses(2, () => send(origin))).toEqual([200, 429]);
});

test("refused request bodies do not count towards the limit", async () => {
  const origin = await start({ enquiriesPerMinute: 1 });
  const wrong = () =>
    fetch(`${origin}/api/v1.0/email/send`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
  expect(await statuses(3, wrong)).toEqual([400, 400, 400]);
  expect((await send(origin)).status).toBe(200);
});

test.each([
  ["a filled trap", { "enquiry-trap": "filled", "enquiry-fill-time-ms": "30000" }],
  ["a form that was sent too quickly", { "enquiry-trap": "empty", "enquiry-fill-time-ms": "1" }],
])("%s does not count towards any limit, so many such requests do not block other visitors", async (_, signals) => {
  const origin = await start({ enquiriesPerMinute: 1, ...behindProxy });
  const addresses = Array.from({ length: 40 }, (_each, index) => `203.0.113.${index + 1}`);
  for (const address of addresses)
    expect((await send(origin, { ...signals, "x-forwarded-for": address })).status).toBe(400);
  expect(await acceptedFrom(origin, ["198.51.100.1"])).toBe(1);
});

test("while 10,000 addresses of one IPv6 /32 send enquiries, another visitor's enquiry is accepted", async () => {
  const limit = createRateLimit({ enquiriesPerMinute: 6 });
  let accepted = 0;
  for (let index = 0; index < 10_000; index += 1) {
    const origin = { sender: `sender ${index}`, ranges: { 48: `network ${index >> 4}`, 32: "provider" } };
    if ((await limit.count(origin, true)) === undefined) accepted += 1;
  }
  expect(accepted).toBe(60);
  expect(await limit.count({ sender: "visitor", ranges: { 48: "home", 32: "other provider" } }, true)).toBeUndefined();
});

test("after a minute the address may send again", async () => {
  vi.useFakeTimers();
  try {
    const limit = createRateLimit({ enquiriesPerMinute: 1 });
    const one = { sender: "one", ranges: {} };
    expect(await limit.count(one, true)).toBeUndefined();
    expect(await limit.count(one, true)).toEqual({ by: "sender", seconds: 60 });
    expect(await limit.count({ sender: "another", ranges: {} }, true)).toBeUndefined();
    vi.advanceTimersByTime(60_000);
    expect(await limit.count(one, true)).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});

test("behind a trusted proxy each visitor has a separate limit, which a forged address does not change", async () => {
  const origin = await start({ enquiriesPerMinute: 1, isTrustedProxy: readTrustedProxies("127.0.0.1, ::1") });
  const from = (addresses: string) => () => send(origin, { ...fromForm, "x-forwarded-for": addresses });
  expect(await statuses(2, from("203.0.113.7"))).toEqual([200, 429]);
  expect(await statuses(2, from("203.0.113.8"))).toEqual([200, 429]);
  expect(await statuses(1, from("198.51.100.1, 203.0.113.8"))).toEqual([429]);
});

const behindProxy = { isTrustedProxy: readTrustedProxies("127.0.0.1, ::1") };

/** Sends one enquiry from each address and returns how many were accepted. */
async function acceptedFrom(origin: string, addresses: string[]): Promise<number> {
  let accepted = 0;
  for (const address of addresses)
    if ((await send(origin, { ...fromForm, "x-forwarded-for": address })).status === 200) accepted += 1;
  return accepted;
}
const numbered = (count: number, name: (index: string) => string) =>
  Array.from({ length: count }, (_, index) => name((index + 1).toString(16)));

test("thirty networks in one IPv6 /48 share twice the limit of one sender", async () => {
  const origin = await start({ enquiriesPerMinute: 6, ...behindProxy });
  expect(
    await acceptedFrom(
      origin,
      numbered(30, (index) => `2001:db8:7:${index}::1`),
    ),
  ).toBe(12);
  expect(await acceptedFrom(origin, ["2001:db8:8:1::1"])).toBe(1);
});

test("the customers in one IPv6 /32 share ten times the limit of one sender", async () => {
  const origin = await start({ enquiriesPerMinute: 2, ...behindProxy });
  expect(
    await acceptedFrom(
      origin,
      numbered(40, (index) => `2001:db8:${index}::1`),
    ),
  ).toBe(20);
  expect(await acceptedFrom(origin, ["2001:db9::1"])).toBe(1);
});

test("the site has a limit for all addresses together, and a 429 above it says that many people are sending enquiries", async () => {
  const origin = await start({ enquiriesPerMinute: 6, siteEnquiriesPerMinute: 15, ...behindProxy });
  expect(
    await acceptedFrom(
      origin,
      numbered(30, (index) => `203.0.113.${Number.parseInt(index, 16)}`),
    ),
  ).toBe(15);
  const refused = await send(origin, { ...fromForm, "x-forwarded-for": "198.51.100.1" });
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(await refused.text()).toMatch(/^Many people are sending enquiries/);
});

test("requests above a sender's limit do not count towards the site's limit", async () => {
  const origin = await start({ enquiriesPerMinute: 2, siteEnquiriesPerMinute: 5, ...behindProxy });
  await acceptedFrom(
    origin,
    Array.from({ length: 20 }, () => "203.0.113.7"),
  );
  expect(
    await acceptedFrom(
      origin,
      numbered(4, (index) => `198.51.100.${index}`),
    ),
  ).toBe(3);
});

test.each([
  ["a filled trap", { "enquiry-trap": "filled" }, "trapped"],
  ["a form filled in within a second", { ...fromForm, "enquiry-fill-time-ms": "900" }, "too-quick"],
])("%s is refused with a sentence that says what to do", async (_, headers, code) => {
  const refused = await send(await start({}), headers);
  expect(refused.status).toBe(400);
  expect(refused.headers.get("enquiry-refusal")).toBe(code);
  expect(await refused.text()).toMatch(/please (send|wait)/i);
  expect(store.kept).toEqual([]);
});

test.each([{ "enquiry-trap": "yes" }, { "enquiry-fill-time-ms": "soon" }, { "enquiry-fill-time-ms": "-1" }])(
  "an enquiry with unreadable signals (%o) is accepted",
  async (headers) => {
    expect((await send(await start({}), headers)).status).toBe(200);
  },
);
