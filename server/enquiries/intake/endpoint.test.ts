import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { enquiry, enquiryWith, listStore } from "../../testing/enquiries.ts";
import { StoreUnavailableError } from "../store/enquiry-store.ts";
import { startTestServer, type TestServer } from "../../testing/start-test-server.ts";

const json = { "content-type": "application/json" };
const store = { ...listStore() };

let server: TestServer;
beforeEach(async () => {
  Object.assign(store, listStore());
  server = await startTestServer({ store, settings: { allowedOrigins: ["https://www.example.com"] } });
});
afterEach(() => server.close());

const send = (body: unknown, headers: Record<string, string> = json, method = "POST") =>
  fetch(`${server.origin}/api/v1.0/email/send`, {
    method,
    headers,
    ...(method === "GET" ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });

test("an accepted enquiry gets OK and a reference, and is stored with a digest instead of the address", async () => {
  const response = await send(enquiry, { "content-type": "Application/JSON; charset=utf-8" });
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("OK");
  expect(response.headers.get("content-type")).toMatch(/^text\/plain/);
  expect(response.headers.get("enquiry-reference")).toBe("K7M2-2223");
  expect(store.kept).toEqual([{ request: enquiry, sender: expect.stringMatching(/^[\w-]{22}$/) }]);
});

test("a repeated enquiry gets OK and the first reference, and is stored once", async () => {
  const [first, second] = [await send(enquiry), await send(enquiry)];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.headers.get("enquiry-reference")).toBe(first.headers.get("enquiry-reference"));
  expect(store.kept).toHaveLength(1);
});

test("a storage failure gets a 503 and never OK, and the log contains the reason but no visitor data", async () => {
  store.accept = async () => {
    throw new StoreUnavailableError("database or disk is full");
  };
  const response = await send(enquiry);
  expect(response.status).toBe(503);
  expect(await response.text()).toMatch(/could not be saved\. Please send it again/);
  expect(server.logLines).toContainEqual(
    expect.objectContaining({ event: "enquiry not stored", reason: "database or disk is full" }),
  );
  expect(JSON.stringify(server.logLines)).not.toMatch(/Asha|asha@|98765|hall/);
});

test.each([
  ["broken JSON", "{", /not valid JSON/],
  ["an array", "[]", "The body must be an object."],
  ["a body without identifier", { ...enquiry, user_id: undefined }, "user_id must be text."],
  ["an empty identifier", { ...enquiry, user_id: "" }, "user_id must be text of 1 to 100 characters."],
  ["another field", { ...enquiry, accessToken: "x" }, "The body has a field that is not expected."],
  ["a number for a name", enquiryWith({ from_name: 5 }), "template_params.from_name must be text."],
  ["an empty name", enquiryWith({ from_name: " " }), "Name is required."],
  ["a wrong email", enquiryWith({ from_email: "asha" }), "Email is invalid."],
  ["a short phone number", enquiryWith({ from_phone: "12345" }), "Phone number must be 10 digits."],
])("%s is refused in one plain sentence, and nothing is stored", async (_, body, sentence) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(sentence);
  expect(response.headers.get("enquiry-refusal")).toMatch(/^[a-z-]+$/);
  expect(store.kept).toEqual([]);
});

test.each([{ "content-type": "text/plain" }, { "content-type": "application/x-www-form-urlencoded" }])(
  "a body with the header %o gets a 415",
  async (headers) => {
    expect((await send(enquiry, headers)).status).toBe(415);
    expect(store.kept).toEqual([]);
  },
);

test.each(["GET", "PUT", "DELETE"])("%s gets a 405 that names the allowed method", async (method) => {
  const response = await send(enquiry, json, method);
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toContain("POST");
});

test("a client that disconnects while sending its body does not cause a server error", async () => {
  const socket = connect(server.port, "127.0.0.1");
  socket.write("POST /api/v1.0/email/send HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n");
  socket.write("content-length: 100\r\n\r\n{", () => socket.destroySoon());
  const line = await vi.waitUntil(() => server.logLines.find(({ event }) => event === "request"));
  expect(line).toMatchObject({ visitorLeft: true });
  expect(server.logLines.filter(({ level }) => level === "error")).toEqual([]);
  expect(store.kept).toEqual([]);
});

const preflight = (origin: string) =>
  send(
    "",
    { origin, "access-control-request-method": "POST", "access-control-request-headers": "content-type" },
    "OPTIONS",
  );

describe("a page from another origin", () => {
  test("may send an enquiry and read the reference if its origin is allowed", async () => {
    const asked = await preflight("https://www.example.com");
    expect(asked.status).toBe(204);
    expect(asked.headers.get("access-control-allow-origin")).toBe("https://www.example.com");
    expect(asked.headers.get("access-control-allow-methods")).toContain("POST");
    expect(asked.headers.get("access-control-allow-headers")).toContain("content-type");
    const sent = await send(enquiry, { ...json, origin: "https://www.example.com" });
    expect(sent.headers.get("access-control-allow-origin")).toBe("https://www.example.com");
    expect(sent.headers.get("access-control-expose-headers")).toContain("enquiry-reference");
  });

  test("may read why an enquiry was too long if its origin is allowed", async () => {
    const response = await send("x".repeat(33 * 1024), { ...json, origin: "https://www.example.com" });
    expect(response.status).toBe(413);
    expect(response.headers.get("access-control-allow-origin")).toBe("https://www.example.com");
  });

  test("gets no CORS headers if its origin is not allowed", async () => {
    expect((await preflight("https://elsewhere.example")).headers.has("access-control-allow-origin")).toBe(false);
  });
});
