import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fakeBuild } from "../testing/fake-site.ts";
import { startTestServer, type TestServer } from "../testing/start-test-server.ts";
import { enquiryArchive } from "./store/archive.ts";
import { databaseHandle } from "./store/database.ts";

const fields = {
  from_name: "Asha Rao",
  from_email: "asha@example.com",
  from_phone: "9876543210",
  from_location: "Delhi",
  message: "A hall of 400 seats.\nWith a balcony.",
};
const enquiry = { lib_version: "3.2.0", user_id: "u", service_id: "s", template_id: "t", template_params: fields };

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.close());

const send = (body: unknown, headers: Record<string, string> = { "content-type": "application/json" }, to = server) =>
  fetch(`${to.origin}/api/v1.0/email/send`, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const stored = async () => {
  const database = databaseHandle({ dataFolder: server.dataFolder });
  const kept = await enquiryArchive(database).list();
  await database.close();
  return kept;
};

test("an enquiry is on disk when its sender reads OK", async () => {
  const response = await send(enquiry);
  const atThatMoment = await stored();
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("OK");
  const reference = response.headers.get("enquiry-reference");
  expect(reference).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(atThatMoment).toMatchObject([{ reference, request: enquiry }]);
});

test("a hundred enquiries at once are kept whole, none mixed with another", async () => {
  const names = Array.from({ length: 100 }, (_, index) => `Visitor ${index}`);
  await Promise.all(
    names.map((from_name) => send({ ...enquiry, template_params: { ...fields, from_name } }).then((r) => r.text())),
  );
  expect((await stored()).map((one) => one.request.template_params.from_name).toSorted()).toEqual(names.toSorted());
});

test.each([
  ["broken JSON", "{", "The body is not valid JSON."],
  ["nothing", "", "The body is not valid JSON."],
  ["an array", "[]", /^The body: /],
  ["a missing identifier", { ...enquiry, user_id: "" }, /^user_id: /],
  [
    "a wrong e-mail",
    { ...enquiry, template_params: { ...fields, from_email: "asha" } },
    "template_params.from_email: Email is invalid.",
  ],
])("%s is refused with one sentence and nothing is kept", async (_, body, sentence) => {
  const response = await send(body);
  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(sentence);
  expect(await stored()).toEqual([]);
});

test.each([{ "content-type": "text/plain" }, { "content-type": "application/x-www-form-urlencoded" }])(
  "a body sent as %o is refused",
  async (headers) => {
    expect((await send(enquiry, headers)).status).toBe(415);
    expect(await stored()).toEqual([]);
  },
);

test("a body of more than 32 kB is refused", async () => {
  expect((await send({ ...enquiry, padding: "x".repeat(33 * 1024) })).status).toBe(413);
  expect(await stored()).toEqual([]);
});

test("only POST is answered", async () => {
  const response = await fetch(`${server.origin}/api/v1.0/email/send`);
  expect(response.status).toBe(405);
  expect(response.headers.get("allow")).toBe("POST");
});

test("a disk that takes nothing is never answered with OK, and the log names no visitor", async () => {
  const file = join(server.dataFolder, "a-file");
  await writeFile(file, "");
  const failing = await startTestServer({ dataFolder: join(file, "data") });
  const response = await send(enquiry, undefined, failing);
  expect(response.status).toBe(503);
  expect(await response.text()).toBe("Could not be stored. Please try again.");
  expect((await fetch(`${failing.origin}/healthz`)).status).toBe(503);
  expect(failing.logLines).toContainEqual(
    expect.objectContaining({ level: "error", event: "enquiry not stored", reason: "ENOTDIR" }),
  );
  expect(JSON.stringify(failing.logLines)).not.toMatch(/Asha|asha@|98765/);
  await failing.close();
});

// The fake contact page hands the fields of its form to the receiver as they are.
const postForm = (to: TestServer, headers: Record<string, string> = {}) =>
  fetch(`${to.origin}/contact`, { method: "POST", headers, body: new URLSearchParams({ user_id: "u" }) });

test("a page's action finds the receiver in its context", async () => {
  expect(await (await postForm(server)).text()).toContain('"accepted":false,"status":400');
});

test("a form posted through a proxy that speaks HTTPS is taken, one from another site is not", async () => {
  expect((await postForm(server, { origin: server.origin.replace("http:", "https:") })).status).toBe(200);
  expect((await postForm(server, { origin: "https://elsewhere.example" })).status).toBe(400);
});

test("a site built for another e-mail service forwards what is posted without script", async () => {
  const received: string[] = [];
  let answer = 200;
  const service = createServer(async (request, response) => {
    received.push(`${request.method} ${request.url} ${Buffer.concat(await request.toArray())}`);
    response.writeHead(answer).end("whatever");
  }).listen(0, "127.0.0.1");
  const { port } = await new Promise<AddressInfo>((resolve) =>
    service.once("listening", () => resolve(service.address() as AddressInfo)),
  );
  const build = fakeBuild({ emailServiceOrigin: `http://127.0.0.1:${port}` });
  const forwarding = await startTestServer({ build });

  expect(await (await postForm(forwarding)).text()).toContain('"accepted":true');
  expect(received).toEqual(['POST /api/v1.0/email/send {"user_id":"u"}']);
  answer = 429;
  expect(await (await postForm(forwarding)).text()).toContain('"accepted":false,"status":502');

  await forwarding.close();
  service.close();
});
