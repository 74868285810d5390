import { afterEach, expect, test, vi } from "vitest";
import type { EnquiryRequest } from "./schema.ts";
import { EnquiryNotSentError } from "./enquiry-request.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { secondsToWait, formatWaitingTime } from "./waiting-time.ts";

const request: EnquiryRequest = {
  lib_version: "3.2.0",
  user_id: "user",
  service_id: "service",
  template_id: "template",
  template_params: { from_name: "A", from_email: "a@b.co", from_phone: "9876543210", from_location: "C", message: "D" },
};

function answerWith(answer: (signal: AbortSignal) => Promise<Response>) {
  const fetched = vi.fn((_url: string, init: RequestInit) => answer(init.signal as AbortSignal));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

test("the body is posted as JSON to the service's path", async () => {
  const fetched = answerWith(async () => new Response("OK"));
  await sendEnquiry(request, { origin: "https://mail.example.com" });
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe("https://mail.example.com/api/v1.0/email/send");
  expect(init).toMatchObject({ method: "POST", headers: { "content-type": "application/json" } });
  expect(JSON.parse(String(init?.body))).toEqual(request);
});

test.each([
  ["status 200 with any text", 200, "whatever"],
  ["status 200 with no text", 200, ""],
  ["the text OK with another status", 202, "OK"],
  ["the text OK with an error status", 500, "OK"],
])("%s is a success, even from a server that calls every text HTML", async (_, status, text) => {
  for (const type of ["text/plain", "text/html; charset=utf-8"]) {
    answerWith(async () => new Response(text, { status, headers: { "content-type": type } }));
    await expect(sendEnquiry(request, { origin: "" })).resolves.toEqual({});
  }
});

test("a web page with status 200, such as the login page of a network, does not count as success", async () => {
  const headers = { "content-type": "text/html; charset=utf-8" };
  answerWith(async () => new Response("\n<!doctype html><h1>Log in</h1>", { headers }));
  await expect(sendEnquiry(request, { origin: "" })).rejects.toThrow(EnquiryNotSentError);
});

test.each([
  ["K7M2-QX4P", "K7M2-QX4P"],
  ["<b>K7M2</b>", undefined],
  ["K7M2-QX4P; x", undefined],
])("of the reference %j in the answer %j is returned", async (header, told) => {
  answerWith(async () => new Response("OK", { headers: { "enquiry-reference": header } }));
  await expect(sendEnquiry(request, { origin: "" })).resolves.toEqual({ reference: told });
});

test.each([
  ["coming", true],
  ["none", false],
  [undefined, false],
])("for a requested receipt, the answer %j is returned", async (header, told) => {
  answerWith(async () => new Response("OK", { headers: header ? { "enquiry-receipt": header } : {} }));
  await expect(sendEnquiry(request, { origin: "", signals: { receiptWanted: true } })).resolves.toEqual({
    receipt: told,
  });
});

test("signals are sent to the site's own server, and to no other", async () => {
  const fetched = answerWith(async () => new Response("OK"));
  const signals = { trapFilled: false, fillTimeMs: 41_000 };
  await sendEnquiry(request, { origin: "", signals });
  await sendEnquiry(request, { origin: "https://mail.example.com", signals });
  expect(fetched.mock.calls.map(([, init]) => init.headers)).toEqual([
    { "content-type": "application/json", "enquiry-trap": "empty", "enquiry-fill-time-ms": "41000" },
    { "content-type": "application/json" },
  ]);
});

test.each([
  [
    "the site's own server's sentence",
    { "enquiry-refusal": "too-many", "retry-after": "9" },
    "Wait a little.",
    "Wait a little.",
  ],
  ["no other text", {}, "The user ID is invalid", undefined],
  ["no text above the length limit", { "enquiry-refusal": "wrong" }, "x".repeat(301), undefined],
  ["the time to wait", { "retry-after": "40" }, "<h1>Busy</h1>", "You can send it again in 40 seconds."],
])("a failure is explained with %s", async (_, headers, text, explanation) => {
  answerWith(async () => new Response(text, { status: 429, headers: headers as Record<string, string> }));
  await expect(sendEnquiry(request, { origin: "" })).rejects.toMatchObject({ explanation });
});

test.each([
  [201, "Created"],
  [202, ""],
  [400, "The user ID is invalid"],
  [429, "Too many requests"],
  [500, "NOT OK"],
])("status %i with the text %j is a failure", async (status, text) => {
  answerWith(async () => new Response(text, { status }));
  await expect(sendEnquiry(request, { origin: "" })).rejects.toBeInstanceOf(EnquiryNotSentError);
});

test("a network error is a failure", async () => {
  answerWith(async () => {
    throw new TypeError("Failed to fetch");
  });
  await expect(sendEnquiry(request, { origin: "" })).rejects.toBeInstanceOf(EnquiryNotSentError);
});

test("no answer before the timeout is a failure", async () => {
  answerWith(
    (signal) => new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason as Error))),
  );
  await expect(sendEnquiry(request, { origin: "", timeoutMs: 5 })).rejects.toBeInstanceOf(EnquiryNotSentError);
});

test.each([
  [0.2, "1 second"],
  [1, "1 second"],
  [59.1, "60 seconds"],
  [90, "90 seconds"],
  [91, "2 minutes"],
  [3600, "60 minutes"],
  [6000, "2 hours"],
])("%d s is '%s'", (seconds, words) => {
  expect(formatWaitingTime(seconds)).toBe(words);
});

const now = Date.parse("2026-03-01T12:00:00Z");

test.each([
  ["40", 40],
  [" 40 ", 40],
  ["Sun, 01 Mar 2026 12:01:30 GMT", 90],
  ["Sun, 01 Mar 2026 11:00:00 GMT", undefined],
  ["0", undefined],
  ["-5", undefined],
  ["soon", undefined],
  ["", undefined],
  [null, undefined],
])("Retry-After %j requests %j seconds", (header, seconds) => {
  expect(secondsToWait(header, now)).toBe(seconds);
});
